import { sql, type Kysely } from 'kysely';
import { listTables } from '../../db/copyTables';
import { type Tables } from '../../db/tables';
import { type Storage } from '../../lib/storage/storage';
import { isKey } from '../../lib/storage/storageKeys';
import { type Target } from './readBackup';

/** Tables that migrations fill. */
const NEVER_EMPTY = ['installation'];

/**
 * Migrates a database to the version of the backup that will be restored into it.
 * @param force whether existing data may be deleted
 * @throws Error when there is existing data without `force`
 */
export async function prepareTarget({ database, client, storage }: Target, force: boolean): Promise<void> {
  const tables = await listTables(client);
  if (!force) {
    for (const { name } of tables) if (await holdsRows(database.db, name)) throw new Error(occupied(database.location));
    if (storage && (await holdsFiles(storage))) throw new Error(occupied('The storage of uploads'));
  }
  if (tables.length > 0) await client.query('drop schema public cascade; create schema public');
}

async function holdsRows(db: Kysely<Tables>, table: string): Promise<boolean> {
  if (NEVER_EMPTY.includes(table)) return false;
  const { rows } = await sql`select from ${sql.table(table)} limit 1`.execute(db);
  return rows.length > 0;
}

async function holdsFiles(storage: Storage): Promise<boolean> {
  for await (const { key } of storage.list()) if (isKey(key)) return true;
  return false;
}

const occupied = (location: string) => `${location} holds data already. --force replaces all of it.`;
