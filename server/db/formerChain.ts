import { sql, type Kysely } from 'kysely';
import { inTransaction } from './inTransaction';
import { type Tables } from './tables';

/** The first migration. It creates the same schema as the former chain. */
const BASELINE = '0001_baseline';

/** The 49 migrations of versions before the baseline. */
const FORMER_CHAIN = { first: '0001_members', last: '0079_edit_times', count: 49 } as const;

/**
 * The names of applied migrations, with the baseline in place of the former chain.
 * @throws Error when only a part of the former chain was applied
 */
export function withBaseline(names: readonly string[]): readonly string[] {
  if (!names.includes(FORMER_CHAIN.first)) return names;
  if (names.at(-1) === FORMER_CHAIN.last && names.length === FORMER_CHAIN.count) return [BASELINE];
  throw new Error(
    `The data is older than migration ${FORMER_CHAIN.last}: start a version that has this migration with it once.`,
  );
}

/** Records the baseline as applied in a database that the former chain has created. */
export async function recordBaseline(db: Kysely<Tables>): Promise<void> {
  if (!(await isByFormerChain(db))) return;
  await inTransaction(db, async (trx) => {
    // Another process may record it concurrently.
    await sql`lock table kysely_migration in exclusive mode`.execute(trx);
    const names = await readNames(trx);
    if (withBaseline(names) === names) return;
    await sql`delete from kysely_migration`.execute(trx);
    await sql`insert into kysely_migration (name, timestamp) values (${BASELINE}, ${new Date().toISOString()})`.execute(
      trx,
    );
  });
}

async function isByFormerChain(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql<{ exists: boolean }>`
    select to_regclass('kysely_migration') is not null as exists
  `.execute(db);
  return rows[0]?.exists === true && (await readNames(db)).includes(FORMER_CHAIN.first);
}

async function readNames(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}
