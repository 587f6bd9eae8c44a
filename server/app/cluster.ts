import cluster from 'node:cluster';
import path from 'node:path';
import { AggregatorRegistry } from 'prom-client';
import { connectDatabase } from '../db/connect';
import { startEmbedded } from '../db/embedded/startEmbedded';
import { migrateToLatest } from '../db/migrate';
import { createCrew } from './crew';
import { readConfig, type Config } from './env';
import { freeSocket } from './listen';
import { serveMetrics } from './serveMetrics';
import { stopOnSignals } from './stopOnSignals';

/** What a process may take to end besides its draining, in milliseconds: a little more than it gives itself. */
const PATIENCE = 25_000;
/** Over a cluster's port a proxy keeps connections that must have their time to end. */
const DRAIN_SECONDS = '3';

/**
 * Several processes on one port and one database (`npm run start:cluster`): this one starts the embedded database when
 * no other is named, migrates once, keeps the others at work, and serves nobody itself.
 */
async function start() {
  const config = readConfig({ DRAIN_SECONDS, ...process.env });
  const { drainTime, workers, socket } = config;
  const onStop = stopOnSignals(drainTime + PATIENCE);

  const database = await openDatabase(config);
  onStop(database.close);
  if (socket !== undefined) await freeSocket(socket);
  cluster.setupPrimary({ exec: besideThis('main') });
  const crew = createCrew({
    size: workers,
    fork: () => cluster.fork({ DRAIN_SECONDS: String(drainTime / 1_000), DATABASE_URL: database.url }),
    patience: drainTime + PATIENCE,
    tell: (line) => console.log(line),
  });
  onStop(() => crew.stop());
  await crew.start().catch(async (error: unknown) => {
    await crew.stop();
    await database.close();
    throw error;
  });
  process.on('SIGHUP', () => void crew.roll());

  const { metrics } = config;
  if (metrics) {
    const all = new AggregatorRegistry();
    const close = await serveMetrics(metrics, () => all.clusterMetrics());
    onStop(async () => close());
  }
  console.log(`팀이음 is ready with ${workers} processes: ${crew.pids().join(', ')} (${database.place})`);
}

/** Migrated; what is closed is the embedded server, which every process of the cluster uses by its address. */
async function openDatabase({ databaseUrl, dataDir }: Config) {
  const server = databaseUrl === undefined ? await startEmbedded(dataDir) : undefined;
  const url = databaseUrl ?? server?.url ?? '';
  const { db, close } = await connectDatabase({ databaseUrl: url, dataDir });
  await migrateToLatest(db);
  await close();
  return {
    url,
    place: server ? `embedded PostgreSQL in ${server.folder}` : 'PostgreSQL server (DATABASE_URL)',
    close: () => server?.stop() ?? Promise.resolve(),
  };
}

/** Another entry of the same build, or of the same sources. */
function besideThis(name: string): string {
  const [, own = ''] = process.argv;
  return path.join(path.dirname(own), `${name}${path.extname(own)}`);
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
