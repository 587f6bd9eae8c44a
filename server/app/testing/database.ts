import { randomBytes } from 'node:crypto';
import { connectDatabase, type Database } from '../../db/connect';
import { type Channels } from '../../db/listenTo';
import { asAdmin, databaseUrl } from './asAdmin';
import { TEMPLATE_VARIABLES } from './templateDatabase';

/**
 * Creates a migrated database for one suite on the run's server; `close()` drops it. Suites may run in parallel: each
 * gets its own database.
 * @param channels what its connections listen to
 */
export async function createTestDatabase(channels?: Channels): Promise<Database> {
  const { server, template } = readVariables();
  const name = `${template}_${randomBytes(6).toString('hex')}`;
  await asAdmin(server, `create database ${name} template ${template}`);
  const database = await connectDatabase({ databaseUrl: databaseUrl(server, name), dataDir: '', channels });
  return {
    ...database,
    close: async () => {
      await database.close();
      await asAdmin(server, `drop database ${name} with (force)`);
    },
  };
}

/** Creates an empty database for tests of the migrations; `drop()` removes it. */
export async function createEmptyDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const { server, template } = readVariables();
  const name = `${template}_${randomBytes(6).toString('hex')}`;
  await asAdmin(server, `create database ${name} encoding 'UTF8' template template0`);
  return {
    url: databaseUrl(server, name),
    drop: () => asAdmin(server, `drop database ${name} with (force)`).then(() => undefined),
  };
}

function readVariables() {
  const server = process.env[TEMPLATE_VARIABLES.url];
  const template = process.env[TEMPLATE_VARIABLES.name];
  if (!server || !template) throw new Error('The server suites need server/app/testing/globalSetup.cjs.');
  return { server, template };
}
