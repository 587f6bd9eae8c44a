import fastify from 'fastify';

/** The upper bound of a Fastify route on this machine: it sends prepared bytes for every request. */
const app = fastify();
let bytes: Uint8Array = new Uint8Array();
let headers: Record<string, string> = {};

app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
app.put('/bytes', async (request, reply) => {
  bytes = request.body as Uint8Array;
  const encoding = request.headers['x-encoding'];
  headers = typeof encoding === 'string' ? { 'content-encoding': encoding } : {};
  return reply.code(204).send();
});
app.all('/api/*', (_request, reply) => reply.type('application/json; charset=utf-8').headers(headers).send(bytes));

await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' });
console.log('ready');
process.once('SIGTERM', () => void app.close());
