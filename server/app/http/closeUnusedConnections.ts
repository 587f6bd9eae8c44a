import { type IncomingMessage, type ServerResponse } from 'node:http';
import { type Socket } from 'node:net';
import { type FastifyPluginAsync } from 'fastify';

/** Milliseconds in which a client must send more of an unfinished request after the server has stopped. */
const GRACE = 1_000;

/** Milliseconds after which every connection is closed, so that the process ends in time (D217). */
const LONGEST = 6_000;

/**
 * Closes connections without a running request when the server stops, since Node waits for them (F42): at once those without
 * a request, which browsers open ahead of time, and those whose request has stopped arriving; in the end all others, such as
 * an upload that takes longer. Node itself closes those that are idle after a request. To be registered after the plugins that drain before the close.
 */
export const closeUnusedConnections: FastifyPluginAsync = async (app) => {
  /** The latest response of each connection, if it had a request. */
  const connections = new Map<Socket, ServerResponse | undefined>();
  app.server.on('connection', (socket: Socket) => {
    connections.set(socket, undefined);
    socket.once('close', () => connections.delete(socket));
  });
  app.server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    if (connections.has(socket)) connections.set(socket, response);
  });

  let timer: NodeJS.Timeout | undefined;
  let end: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    const received = new Map<Socket, number>();
    for (const [socket, response] of connections) {
      if (response === undefined) socket.destroy();
      received.set(socket, socket.bytesRead);
    }
    end = setTimeout(() => connections.forEach((_, socket) => socket.destroy()), LONGEST).unref();
    timer = setInterval(() => {
      for (const [socket, response] of connections) {
        if (!isRunning(response) && received.get(socket) === socket.bytesRead) socket.destroy();
        received.set(socket, socket.bytesRead);
      }
    }, GRACE).unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    clearTimeout(end);
  });
};

/** Whether a request has arrived completely and its response has not been sent completely. */
const isRunning = (response: ServerResponse | undefined) =>
  response?.req.complete === true && !response.writableFinished;
