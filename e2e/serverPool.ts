import { createServer } from 'node:http';
import { once } from 'node:events';
import { type AddressInfo } from 'node:net';
import { startedHere, startServer, type E2eServer } from './server';

/** What a worker knows of its server. */
type ServerPlace = Pick<E2eServer, 'origin' | 'dataDir'>;

/**
 * Starts a server for each place of a worker when the first test there asks for it, and keeps it for the workers that follow
 * there: those of the next project, and the one after a failed test. A start takes as long as two tests.
 */
// oxlint-disable-next-line import/no-default-export -- Playwright calls it
export default async function openServerPool(): Promise<() => Promise<void>> {
  const servers = new Map<string, Promise<E2eServer>>();
  const serverAt = (place: string) => {
    const server = servers.get(place) ?? startServer();
    servers.set(place, server);
    return server;
  };
  const pool = createServer((request, response) => {
    void serverAt(request.url ?? '').then(
      ({ origin, dataDir }) => response.end(JSON.stringify({ origin, dataDir } satisfies ServerPlace)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  }).listen(0, '127.0.0.1');
  await once(pool, 'listening');
  process.env['E2E_SERVER_POOL'] = `http://127.0.0.1:${(pool.address() as AddressInfo).port}`;
  return async () => {
    pool.close();
    await Promise.allSettled([...servers.values()].map(async (server) => (await server).stop()));
  };
}

let ofWorker: ServerPlace | undefined;

/** Returns the origin of the server at the place of this worker. */
export async function joinServer(parallelIndex: number): Promise<string> {
  const response = await fetch(`${process.env['E2E_SERVER_POOL']}/${parallelIndex}`);
  const answer = await response.text();
  if (!response.ok) throw new Error(answer);
  ofWorker = JSON.parse(answer) as ServerPlace;
  return ofWorker.origin;
}

/** The data folders of the servers that tests of this worker use. */
export const dataDirs = () => [...startedHere, ...(ofWorker ? [ofWorker.dataDir] : [])];

/** The data folder of this worker's server; mails are in its `outbox`. */
export function dataDirOfWorker(): string {
  if (!ofWorker) throw new Error('The test uses no server.');
  return ofWorker.dataDir;
}
