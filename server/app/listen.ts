import { lstat, rm } from 'node:fs/promises';
import { connect, type AddressInfo } from 'node:net';
import { type FastifyInstance } from 'fastify';
import { type Config } from './env';
import { portError } from './portError';

/**
 * Connections that wait until the server accepts them, or fewer where the system allows fewer. The system of a client that
 * finds no place tries again after one second, then after two more, so a burst of connections must not fill them.
 */
const BACKLOG = 4_096;

/**
 * Listens on the configured address.
 * @returns the URL for a browser, or the path of the socket
 */
export async function listen(app: FastifyInstance, config: Config): Promise<string> {
  const { port, host, socket } = config;
  if (socket === undefined) {
    await app.listen({ port, host, backlog: BACKLOG }).catch((error: unknown) => {
      throw portError(error, config, { host: 'HOST', port: 'PORT' });
    });
    return addressOf(config, app.server.address() as AddressInfo);
  }
  await freeSocket(socket);
  // The permissions of the socket's folder control access: the proxy runs as another user.
  await app.listen({ path: socket, readableAll: true, writableAll: true, backlog: BACKLOG });
  return socket;
}

/**
 * Removes a socket that a killed process has left behind.
 * @throws Error when another process listens on it, or it is another kind of file
 */
async function freeSocket(socket: string): Promise<void> {
  if (await isListenedTo(socket)) throw new Error(`Another process listens at ${socket} (SOCKET_PATH).`);
  const found = await lstat(socket).catch(() => undefined);
  if (found && !found.isSocket()) throw new Error(`SOCKET_PATH must be a socket or a new file, not ${socket}.`);
  await rm(socket, { force: true });
}

function isListenedTo(socket: string): Promise<boolean> {
  return new Promise((resolve) => {
    const attempt = connect(socket);
    attempt.once('connect', () => resolve(true)).once('error', () => resolve(false));
    attempt.once('connect', () => attempt.destroy());
  });
}

function addressOf({ publicUrl, host }: Config, { port }: AddressInfo): string {
  if (publicUrl !== undefined) return publicUrl;
  const name = ['0.0.0.0', '::', '127.0.0.1'].includes(host) ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
