import { createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { connectDatabase } from '../../db/connect';
import { migrateToLatest } from '../../db/migrate';
import { flushFolder } from '../../lib/storage/flushFolder';
import { openStorage } from '../../lib/storage/openStorage';
import { type Storage } from '../../lib/storage/storage';
import { readConfig } from '../env';
import { NAME, openBackupClient } from './openBackupClient';
import { runCommand } from './runCommand';
import { describeBackup } from './describeBackup';
import { writeBackup } from './writeBackup';

const HELP = `npm run backup -- FILE

Writes everything, rows and uploads, into one file (tar.gz). The product may run meanwhile.
DATA_DIR, DATABASE_URL and STORAGE_URL name what is saved, as for npm start.`;

/** Writes the backup under a temporary name and renames it once it is complete and flushed to disk. */
async function backup([target = '']: readonly string[]): Promise<void> {
  const file = path.resolve(target);
  if (await stat(file).catch(() => undefined)) throw new Error(`${file} is there already.`);
  const config = readConfig(process.env);
  const database = await connectDatabase({ ...config, name: NAME });
  const unfinished = `${file}.part`;
  try {
    await migrateToLatest(database.db);
    const closing = await writeFile(database.listenUrl, await openStorage(config), unfinished);
    await rename(unfinished, file);
    await flushFolder(path.dirname(file));
    console.log(`${file}: ${describeBackup(closing)} (${database.location})`);
    if (closing.missing.length > 0) console.warn(`Named but not stored: ${closing.missing.join(', ')}`);
  } finally {
    await rm(unfinished, { force: true });
    await database.close();
  }
}

async function writeFile(listenUrl: string, storage: Storage, file: string) {
  const client = await openBackupClient(listenUrl);
  try {
    // Readable only by the owner: the backup contains password hashes and addresses.
    return await writeBackup({ client, storage }, createWriteStream(file, { mode: 0o600, flush: true }));
  } finally {
    await client.end();
  }
}

runCommand(HELP, 1, backup);
