import { createReadStream, existsSync } from 'node:fs';
import { endKeptLogins } from '../../domain/member';
import { connectDatabase } from '../../db/connect';
import { openStorage } from '../../lib/storage/openStorage';
import { OWNER } from '../../lib/storage/orphanSweep';
import { type Storage } from '../../lib/storage/storage';
import { readConfig } from '../env';
import { OccupiedError, replaceContent } from './replaceContent';
import { NAME, openBackupClient, refuseWhileRunning } from './openBackupClient';
import { checkBackup, readBackup } from './readBackup';
import { runCommand } from './runCommand';
import { describeBackup } from './describeBackup';

const HELP = `npm run restore -- FILE [--force]

Fills an empty database and storage with what npm run backup has written. The product must not run.
DATA_DIR, DATABASE_URL and STORAGE_URL name where to, as for npm start; the kind of database may be another one.

  --force   replaces what is there, all of it, unless the restore fails`;

async function restore(args: readonly string[]): Promise<void> {
  const force = args.includes('--force');
  const [file = ''] = args.filter((arg) => !arg.startsWith('--'));
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  // Checks the whole backup before anything is changed.
  await checkBackup(createReadStream(file));

  const config = readConfig(process.env);
  const storage = await openStorage(config);
  const database = await connectDatabase({ ...config, name: NAME });
  try {
    const client = await openBackupClient(database.listenUrl);
    const target = { database, client, storage };
    try {
      await refuseWhileRunning(client);
      const read = () => readBackup(target, createReadStream(file));
      const { closing, files } = await replaceContent(target, force, read).catch(suggestForce);
      // Browsers have newer tokens, which would read as re-uses.
      await endKeptLogins(database.db);
      await removeOthers(storage, files);
      console.log(`${describeBackup(closing)}, restored into ${database.location}`);
    } finally {
      await client.end();
    }
  } finally {
    await database.close();
  }
}

function suggestForce(error: unknown): never {
  if (error instanceof OccupiedError) throw new Error(`${error.message} --force replaces all of it.`, { cause: error });
  throw error;
}

/**
 * Removes files that the backup does not contain, and the owner mark: the next sweep marks the storage as this
 * database's.
 */
async function removeOthers(storage: Storage, files: ReadonlySet<string>): Promise<void> {
  for await (const { key } of storage.list()) if (!files.has(key)) await storage.remove([key]);
  await storage.remove([OWNER]);
}

runCommand(HELP, 1, restore);
