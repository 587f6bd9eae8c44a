import fastify from 'fastify';

/** The most a Fastify route can do here: it answers each request with bytes it already has. */
const app = fastify();
const body = Buffer.from(process.env['BODY'] ?? '', 'base64');
app.get('/', (_request, reply) => reply.type('application/json; charset=utf-8').send(body));

await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' });
console.log('ready');
process.once('SIGTERM', () => void app.close());
