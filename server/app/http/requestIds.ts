import { type FastifyInstance } from 'fastify';

/** Each answer names its request as the lines of the log do (`reqId`), so that a complaint leads to its line. */
export function installRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ id }, reply) => {
    void reply.header('x-request-id', id);
  });
}
