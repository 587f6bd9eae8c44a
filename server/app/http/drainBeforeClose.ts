import { rm } from 'node:fs/promises';
import { type Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { type FastifyPluginAsync } from 'fastify';
import { type Config } from '../env';

const LOOK_EVERY_MS = 50;

/**
 * Goes on serving for a while after it has been asked to stop, with `Connection: close` on every answer and
 * `/api/ready` saying no, so that whoever spreads the calls takes them elsewhere before the port is closed. To be
 * registered last: the streams of alarms are ended before the wait.
 */
export const drainBeforeClose: FastifyPluginAsync<Pick<Config, 'drainTime' | 'socket'>> = async (app, config) => {
  const { drainTime, socket } = config;
  if (drainTime === 0) return;

  app.addHook('preClose', async () => {
    const until = Date.now() + drainTime;
    // Nobody new finds the way to a socket without a name; those who stood in line are let in by the first look.
    if (socket !== undefined) await rm(socket, { force: true });
    do await sleep(LOOK_EVERY_MS);
    while (Date.now() < until && !(socket !== undefined && (await countConnections(app.server)) === 0));
  });
};

function countConnections(server: Server): Promise<number> {
  return new Promise((resolve) => server.getConnections((error, count) => resolve(error ? 0 : count)));
}
