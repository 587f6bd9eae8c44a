import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { connectDatabase } from '../../db/connect';
import { migrateToLatest } from '../../db/migrate';
import { asAdmin, databaseUrl } from './asAdmin';
import { openTestServer } from './testServer';

/** Environment variables by which workers receive the data of the run. */
export const TEMPLATE_VARIABLES = { url: 'TEAMIEUM_TEST_SERVER', name: 'TEAMIEUM_TEST_TEMPLATE' } as const;

/** Prepares the server and the template. @returns the function that removes both after the run */
export async function prepareTemplate(): Promise<() => Promise<void>> {
  const server = await openTestServer();
  const name = `${PREFIX}${Date.now()}_${randomBytes(4).toString('hex')}`;
  try {
    await removeForgotten(server.url);
    await asAdmin(server.url, `create database ${name} encoding 'UTF8' template template0`);
    await migrate(databaseUrl(server.url, name));
    await asAdmin(server.url, `alter database ${name} with allow_connections false is_template true`);
  } catch (error) {
    await server.stop();
    throw error;
  }
  process.env[TEMPLATE_VARIABLES.url] = server.url;
  process.env[TEMPLATE_VARIABLES.name] = name;
  return async () => {
    for (const folder of [builtFolder(), createdFolder()]) await rm(folder, { recursive: true, force: true });
    await removeDatabase(server.url, name);
    await server.stop();
  };
}

/** The folder of the servers that this run builds (`runServer`), inside the project, where their packages are found. */
export const builtFolder = () => path.resolve('.cache/test-server', process.env[TEMPLATE_VARIABLES.name] ?? '');

/** The folder of the embedded database that this run has created (`copyCreatedDatabase`). */
export const createdFolder = () => path.join(os.tmpdir(), `${process.env[TEMPLATE_VARIABLES.name]}-created`);

async function migrate(url: string) {
  const database = await connectDatabase({ databaseUrl: url, dataDir: '' });
  try {
    await migrateToLatest(database.db);
  } finally {
    await database.close();
  }
}

/** Names contain the start time of their run: `teamieum_test_1789000000000_ab12cd34`. */
const PREFIX = 'teamieum_test_';
const FORGOTTEN_MS = 3_600_000;

/** Removes databases of killed runs from a server that is still running. */
async function removeForgotten(url: string) {
  const names = await asAdmin(url, 'select datname as name from pg_database');
  const forgotten = names.filter((name) => name.startsWith(PREFIX) && startOf(name) < Date.now() - FORGOTTEN_MS);
  // Another run may remove the same databases concurrently.
  for (const name of forgotten) await removeDatabase(url, name).catch(() => undefined);
}

const startOf = (name: string) => Number(name.slice(PREFIX.length).split('_')[0]);

async function removeDatabase(url: string, name: string) {
  await asAdmin(url, `alter database ${name} is_template false`);
  await asAdmin(url, `drop database ${name} with (force)`);
}
