import { sql, type Kysely } from 'kysely';
import { type Client } from 'pg';
import { type CopiedTable, listTables } from '../../db/copyTables';
import { type Tables } from '../../db/tables';
import { type Storage } from '../../lib/storage/storage';
import { isKey } from '../../lib/storage/storageKeys';
import { type Target } from './readBackup';

/** Tables that migrations fill. */
const NEVER_EMPTY = ['installation', 'reason_template'];

/** The schema of the existing tables until the restore has succeeded. */
const FORMER = 'before_restore';

/**
 * Fills a database by `restore` in place of its content. Existing tables are moved to another schema meanwhile, and back
 * when it fails.
 * @param force whether existing data may be replaced
 * @throws OccupiedError when there is existing data without `force`; whatever `restore` throws
 */
export async function replaceContent<Result>(
  target: Target,
  force: boolean,
  restore: () => Promise<Result>,
): Promise<Result> {
  const { client } = target;
  // A killed restore has left them there.
  await bringBackFormer(client);
  const tables = await listTables(client);
  if (!force) await refuseContent(target, tables);
  // The schema of an empty database may belong to another user.
  if (tables.length === 0) return restore();
  await client.query(`alter schema public rename to ${FORMER}; create schema public`);
  try {
    const result = await restore();
    await client.query(`drop schema ${FORMER} cascade`);
    return result;
  } catch (error) {
    await client.query('rollback');
    await bringBackFormer(client);
    throw error;
  }
}

async function bringBackFormer(client: Client): Promise<void> {
  const { rowCount } = await client.query('select from pg_namespace where nspname = $1', [FORMER]);
  if (rowCount === 0) return;
  await client.query(`drop schema public cascade; alter schema ${FORMER} rename to public`);
}

async function refuseContent({ database, storage }: Target, tables: readonly CopiedTable[]): Promise<void> {
  for (const { name } of tables) {
    if (await holdsRows(database.db, name)) throw new OccupiedError(database.location);
  }
  if (storage && (await holdsFiles(storage))) throw new OccupiedError('The storage of uploads');
}

/** There is data that a restore would replace. */
export class OccupiedError extends Error {
  override name = 'OccupiedError';

  constructor(location: string) {
    super(`${location} holds data already.`);
  }
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
