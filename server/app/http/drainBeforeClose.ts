import { rm } from 'node:fs/promises';
import { type Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { type FastifyPluginAsync } from 'fastify';
import { type Config } from '../env';

const LOOK_EVERY_MS = 50;

/**
 * Continues to serve for a while after the signal to stop, with `Connection: close` on every response and 503 from
 * `/api/ready`, so that a proxy routes elsewhere before the port is closed. To be registered last: event streams are
 * ended before the wait.
 */
export const drainBeforeClose: FastifyPluginAsync<Pick<Config, 'drainTime' | 'socket'>> = async (app, config) => {
  const { drainTime, socket } = config;
  if (drainTime === 0) return;

  app.addHook('preClose', async () => {
    const until = Date.now() + drainTime;
    // New clients do not find an unlinked socket; queued connections are accepted in the first check.
    if (socket !== undefined) await rm(socket, { force: true });
    do await sleep(LOOK_EVERY_MS);
    while (Date.now() < until && !(socket !== undefined && (await countConnections(app.server)) === 0));
  });
};

function countConnections(server: Server): Promise<number> {
  return new Promise((resolve) => server.getConnections((error, count) => resolve(error ? 0 : count)));
}
