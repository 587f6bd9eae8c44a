import { createWriteStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { connectDatabase } from '../../db/connect';
import { migrateToLatest } from '../../db/migrate';
import { openStorage } from '../../lib/storage/openStorage';
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
    const client = await openBackupClient(database.listenUrl);
    const source = { client, storage: await openStorage(config) };
    // Readable only by the owner: the backup contains password hashes and addresses.
    const closing = await writeBackup(source, createWriteStream(unfinished, { mode: 0o600, flush: true })).finally(() =>
      client.end(),
    );
    await rename(unfinished, file);
    await flushName(path.dirname(file));
    console.log(`${file}: ${describeBackup(closing)} (${database.location})`);
    if (closing.missing.length > 0) console.warn(`Named but not stored: ${closing.missing.join(', ')}`);
  } finally {
    await rm(unfinished, { force: true });
    await database.close();
  }
}

async function flushName(folder: string): Promise<void> {
  const names = await open(folder);
  await names.sync().finally(() => names.close());
}

runCommand(HELP, 1, backup);
