import fastifyStatic from '@fastify/static';
import fastify from 'fastify';

/** Serves a built page as the product does: with precompressed files. */
const app = fastify();
await app.register(fastifyStatic, { root: process.env['PAGE_DIR'] ?? '', preCompressed: true });

await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' });
console.log('ready');
process.once('SIGTERM', () => void app.close());
