import { type IncomingMessage } from 'node:http';
import { type Socket } from 'node:net';
import { type FastifyPluginAsync } from 'fastify';

/**
 * Closes connections without a request as soon as the server stops: Node waits for them, although browsers
 * preconnect and may send nothing (F42). Node itself closes those that are idle after a request. To be
 * registered after the plugins that drain before the close.
 */
export const closeUnusedConnections: FastifyPluginAsync = async (app) => {
  const unused = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  app.server.on('request', ({ socket }: IncomingMessage) => unused.delete(socket));

  app.addHook('preClose', async () => {
    for (const socket of unused) socket.destroy();
  });
};
