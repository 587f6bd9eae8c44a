import { type AddressInfo } from 'node:net';
import { connectDatabase } from '../db/connect';
import { migrateToLatest } from '../db/migrate';
import { openStorage } from '../lib/openStorage';
import { readTokenSecret } from '../lib/tokenSecret';
import { buildApp } from './buildApp';
import { readConfig, type Config } from './env';
import { stopOnSignals } from './stopOnSignals';

/** Environment, database, schema, application, port: in this order, so that whoever connects meets a working one. */
async function start() {
  const config = readConfig(process.env);
  const { databaseUrl, dataDir, host, port } = config;
  const onStop = stopOnSignals();

  const database = await connectDatabase({ databaseUrl, dataDir, onError: tellBrokenConnection });
  onStop(() => database.close());
  try {
    await migrateToLatest(database.db);
    const app = await buildApp({
      config,
      db: database.db,
      listenUrl: database.listenUrl,
      storage: await openStorage(config),
      tokenSecret: config.tokenSecret ?? (await readTokenSecret(dataDir)),
      logger: { level: 'warn' },
    });
    // Running requests are finished, and features write what they hold, before the database goes.
    onStop(() => app.close());
    await app.listen({ port, host });
    console.log(`팀이음 is ready at ${addressOf(config, app.server.address() as AddressInfo)} (${database.place})`);
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** What a person types into the browser. */
function addressOf({ publicUrl, host }: Config, { port }: AddressInfo): string {
  if (publicUrl !== undefined) return publicUrl;
  const name = ['0.0.0.0', '::', '127.0.0.1'].includes(host) ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

function tellBrokenConnection(error: Error) {
  console.warn(`A database connection broke and will be replaced: ${error.message}`);
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
