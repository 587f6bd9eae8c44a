import { type FastifyInstance } from 'fastify';

/** Each response has the id of its request, which its log lines have as `reqId`. */
export function installRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', ({ id }, reply, next) => {
    void reply.header('x-request-id', id);
    next();
  });
}
