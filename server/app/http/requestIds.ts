import { type FastifyInstance } from 'fastify';

/** Sends the id of each request in its response; its log lines have it as `reqId`. */
export function installRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', ({ id }, reply, next) => {
    void reply.header('x-request-id', id);
    next();
  });
}
