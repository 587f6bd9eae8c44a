import { text } from 'node:stream/consumers';
import { type Kysely } from 'kysely';
import { type Tables } from '../../db/tables';
import { unlessBackupRuns } from './backupLock';
import { RETENTION } from '../jobs/retention';
import { type Storage } from './storage';
import { isKey, keyOfName, mainKeyOf } from './storageKeys';

/** Small, so that little time passes between check and removal. */
const BATCH = 200;
/** Stores the id of the database the files belong to. */
export const OWNER = 'owner.txt';

interface SweepDeps {
  db: Kysely<Tables>;
  storage: Storage;
  /** Those of these keys that a row references. */
  keysInUse: (db: Kysely<Tables>, keys: readonly string[]) => Promise<Set<string>>;
  now: () => number;
}

/**
 * Removes stored files that no row references, which a crash between storing and commit leaves behind. It queries the
 * database right before each removal and skips files younger than a day. A file is stored moments before the row that
 * references it, and no request lasts a day, so no file in use is removed (D85).
 * @throws Error when the files belong to another database; then nothing is removed
 */
export async function sweepOrphans(deps: SweepDeps): Promise<void> {
  await unlessBackupRuns(deps.db, (connection) => sweep({ ...deps, db: connection }));
}

async function sweep(deps: SweepDeps): Promise<void> {
  const { db, storage, now } = deps;
  await checkOwner(db, storage);
  let old: string[] = [];
  for await (const { key, storedAt } of storage.list()) {
    if (storedAt.getTime() > now() - RETENTION.orphanFile || !isKey(keyOfName(key))) continue;
    old.push(key);
    if (old.length < BATCH) continue;
    await removeUnnamed(deps, old);
    old = [];
  }
  await removeUnnamed(deps, old);
}

async function removeUnnamed({ db, storage, keysInUse }: SweepDeps, names: readonly string[]): Promise<void> {
  const namedBy = (name: string) => mainKeyOf(keyOfName(name));
  const used = await keysInUse(db, [...new Set(names.map(namedBy))]);
  await storage.remove(names.filter((name) => !used.has(namedBy(name))));
}

/** The first database that sweeps a storage without an owner becomes its owner. */
async function checkOwner(db: Kysely<Tables>, storage: Storage): Promise<void> {
  const { id } = await db.selectFrom('installation').select('id').executeTakeFirstOrThrow();
  const mark = await storage.open(OWNER);
  const owner = mark && (await text(mark.stream)).trim();
  if (owner === id) return;
  if (owner !== null) {
    throw new Error(`The stored files belong to the database ${owner}, not to this one (${id}): none is removed.`);
  }
  await storage.put(OWNER, Buffer.from(`${id}\n`));
}
