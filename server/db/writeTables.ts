import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { connectDatabase } from './connect';
import { migrateToLatest } from './migrate';
import { tableTypes } from './tableTypes';

const FILE = 'server/db/tables.ts';

/** `npm run tables`: writes the types of the tables anew, from a database that all migrations have created. */
async function writeTables() {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'teamieum-tables-'));
  // mkdtemp restricts the folder to its owner, which excludes the user who runs the database for root.
  await chmod(dataDir, 0o755);
  const database = await connectDatabase({ dataDir });
  try {
    await migrateToLatest(database.db);
    const text = await tableTypes(database.db);
    await writeFile(FILE, await format(text, { ...(await resolveConfig(FILE)), filepath: FILE }));
  } finally {
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

writeTables().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
