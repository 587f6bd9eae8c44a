import { sql, type Kysely } from 'kysely';
import { type Tables, type Trx } from '../../db/tables';
import { unlessBackupRuns } from './backupLock';
import { type Storage } from './storage';

/** Files per round, so that each statement stays short. */
const BATCH = 200;

/** Erases files that committed transactions have released. Storage errors are reported, and the files stay listed. */
export type EraseFiles = () => Promise<void>;

interface FileErasureDeps {
  db: Kysely<Tables>;
  storage: Storage;
  onFailure: (error: unknown) => void;
}

/**
 * Lists files for erasure in the transaction that releases them: a rollback removes them from the list, and a crash
 * loses none (D56).
 */
export async function eraseAfterCommit(trx: Trx, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  const rows = keys.map((key) => ({ file_key: key }));
  await trx
    .insertInto('file_erasure')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Concurrent erasures by several processes are safe: a missing file is no error. */
export function createFileErasure({ db, storage, onFailure }: FileErasureDeps): EraseFiles {
  async function eraseSome(connection: Kysely<Tables>): Promise<boolean> {
    const rows = await connection.selectFrom('file_erasure').select('file_key').limit(sql.lit(BATCH)).execute();
    const keys = rows.map(({ file_key: key }) => key);
    if (keys.length === 0) return false;
    await storage.remove(keys);
    await connection
      .deleteFrom('file_erasure')
      .where('file_key', '=', sql<string>`any(${keys}::text[])`)
      .execute();
    return keys.length === BATCH;
  }

  return async () => {
    try {
      await unlessBackupRuns(db, async (connection) => {
        while (await eraseSome(connection));
      });
    } catch (error) {
      onFailure(error);
    }
  };
}
