import { rm } from 'node:fs/promises';
import { Client } from 'pg';
import { makeDataFolder } from './makeDataFolder';
import { connectDatabase, type Database } from '../server/db/connect';
import { migrateToLatest } from '../server/db/migrate';

const SERVER = process.env['BENCH_DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres';

/** A database of the benchmark's own. */
export interface BenchDatabase {
  database: Database;
  /** Environment variables that connect the server to it. */
  env: Record<string, string>;
}

interface OpenedDatabase extends BenchDatabase {
  /** Removes it. */
  close(): Promise<void>;
}

export const DATABASES = ['embedded', 'PostgreSQL'] as const;

const OPEN: Record<string, () => Promise<OpenedDatabase | null>> = { embedded: openEmbedded, PostgreSQL: openServer };

/**
 * Runs work on a temporary database, which is removed afterwards. Prints a message and returns undefined when there is
 * none.
 */
export async function onDatabase<Result>(
  name: string,
  act: (opened: BenchDatabase) => Promise<Result>,
): Promise<Result | undefined> {
  const opened = await OPEN[name]?.();
  if (!opened) return undefined;
  try {
    return await act(opened);
  } finally {
    await opened.close();
  }
}

async function openEmbedded(): Promise<OpenedDatabase> {
  const dataDir = await makeDataFolder('bench');
  const database = await openMigrated({ dataDir });
  return {
    database,
    env: { DATA_DIR: dataDir },
    close: async () => {
      await database.close();
      await rm(dataDir, { recursive: true });
    },
  };
}

async function openServer(): Promise<OpenedDatabase | null> {
  const name = `teamieum_bench_${process.pid}`;
  try {
    await asAdmin(`create database ${name} encoding 'UTF8' template template0`);
  } catch (error) {
    console.log(`No PostgreSQL server at BENCH_DATABASE_URL, so it is left out: ${(error as Error).message}\n`);
    return null;
  }
  const url = new URL(SERVER);
  url.pathname = `/${name}`;
  const dataDir = await makeDataFolder('bench');
  const database = await openMigrated({ dataDir, databaseUrl: url.href });
  return {
    database,
    env: { DATA_DIR: dataDir, DATABASE_URL: url.href },
    close: async () => {
      await database.close();
      await rm(dataDir, { recursive: true });
      await asAdmin(`drop database ${name} with (force)`);
    },
  };
}

async function openMigrated(options: { dataDir: string; databaseUrl?: string }): Promise<Database> {
  const database = await connectDatabase(options);
  await migrateToLatest(database.db);
  return database;
}

async function asAdmin(statement: string) {
  const client = new Client({ connectionString: SERVER });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
