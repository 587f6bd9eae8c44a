import { existsSync } from 'node:fs';
import { connectDatabase, type Database } from '../db/connect';
import { migrateToLatest } from '../db/migrate';
import { createCache } from '../lib/cache/cache';
import { dropChannel } from '../lib/cache/listenForDrops';
import { lostKeyNotice } from '../domain/record';
import { refuseWaitingJobs } from '../lib/jobs/concurrencyLimiter';
import { createMetrics } from '../lib/metrics';
import { openStorage } from '../lib/storage/openStorage';
import { readTokenSecret } from '../lib/auth/tokenSecret';
import { buildApp } from './buildApp';
import { readConfig } from './env';
import { listen } from './listen';
import { LOG_OPTIONS } from './operations/logging';
import { offerMetrics } from './operations/offerMetrics';
import { loadRenderer } from './page/loadRenderer';
import { stopOnSignals } from './operations/stopOnSignals';
import { plainHttpWarning } from './plainHttpWarning';

/**
 * Starts in this order, so that the first client meets a ready server: environment, database, migrations, application,
 * port.
 */
async function start() {
  const config = readConfig(process.env);
  const warning = plainHttpWarning(config);
  if (warning !== undefined) console.warn(warning);
  if (config.production && !existsSync(config.publicDir)) {
    throw new Error(`BUILD_DIR must be a folder with a build: there is no ${config.publicDir}.`);
  }
  const { databaseUrl, dataDir, drainTime, clockShiftDays } = config;
  const onStop = stopOnSignals(drainTime);

  const cache = createCache();
  const channels = dropChannel(cache);
  const database = await connectDatabase({
    databaseUrl,
    dataDir,
    clockShiftDays,
    channels,
    onError: logBrokenConnection,
  });
  onStop(() => database.close());
  let app: Awaited<ReturnType<typeof buildApp>> | undefined;
  try {
    await migrateToLatest(database.db);
    const notice = await lostKeyNotice({ db: database.db, ...config });
    if (notice !== undefined) console.warn(notice);
    const metrics = createMetrics();
    watchPool(metrics.watch, database);
    app = await buildApp({
      config,
      db: database.db,
      listenUrl: database.listenUrl,
      cache,
      storage: await openStorage(config),
      tokenSecret: config.tokenSecret ?? (await readTokenSecret(dataDir)),
      metrics,
      logger: LOG_OPTIONS,
      renderApp: await loadRenderer(config),
    });
    // After the drain: what waits for others would exceed the time of the close.
    app.addHook('preClose', async () => refuseWaitingJobs());
    // Running requests are completed, and features flush their buffers, before the database is closed.
    const running = app;
    onStop(() => running.close());
    const closeMetrics = await offerMetrics(metrics.registry, config);
    onStop(async () => closeMetrics());
    const address = await listen(app, config);
    console.log(`팀이음 is ready at ${address} (${database.location})`);
  } catch (error) {
    // Its jobs have started: without the database each would log its own failure.
    await app?.close();
    await database.close();
    throw error;
  }
}

function watchPool(watch: (name: string, help: string, count: () => number) => void, { pool }: Database) {
  watch('teamieum_database_connections', 'Connections of the pool.', () => pool.totalCount);
  watch('teamieum_database_connections_idle', 'Connections of the pool nobody uses.', () => pool.idleCount);
  watch('teamieum_database_waiting', 'Requests that wait for a connection.', () => pool.waitingCount);
}

function logBrokenConnection(error: Error) {
  console.warn(`A database connection broke and will be replaced: ${error.message}`);
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
