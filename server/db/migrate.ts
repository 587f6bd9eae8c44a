import { Migrator, sql, type Kysely, type Migration } from 'kysely';
import { errorCode } from './errorCode';
import { recordBaseline, withBaseline } from './formerChain';
import { migrationsFolder, readSqlMigrations } from './sqlMigrations';
import { type Tables } from './tables';

type Migrations = Readonly<Record<string, Migration>>;

let known: Migrations | undefined;

/**
 * All migrations by their names, which are also their order. Those in SQL are read from `migrations/`; one that needs
 * code exports `up`, and is imported and listed here, so that the server's bundle contains it.
 */
export function allMigrations(): Migrations {
  known ??= readSqlMigrations(migrationsFolder());
  return known;
}

/**
 * Migrates the schema to the latest version in one transaction. Any number of processes may call it concurrently: the
 * Migrator's lock serialises them, without the statement timeout that would end the wait.
 * @param migrations other ones in tests of a migration
 * @returns the names of the migrations this call ran
 */
export async function migrateToLatest(db: Kysely<Tables>, migrations = allMigrations()): Promise<string[]> {
  return withoutTimeout(db, async (connection) => {
    await recordBaseline(connection);
    const { error, results = [] } = await migratorOf(connection, migrations).migrateToLatest();
    if (error !== undefined) throw error as Error;
    return results.map(({ migrationName }) => migrationName);
  });
}

/** Migrates an empty or older schema up to the last of the given migrations. */
export async function migrateAsFarAs(
  db: Kysely<Tables>,
  applied: readonly string[],
  migrations = allMigrations(),
): Promise<void> {
  const names = withBaseline(applied);
  const [last] = names.slice(-1);
  const expected = Object.keys(migrations).sort().slice(0, names.length);
  if (last === undefined || expected.join() !== names.join()) {
    throw new Error('This is of another version of the product: it knows migrations that this one does not.');
  }
  await withoutTimeout(db, async (connection) => {
    const { error } = await migratorOf(connection, migrations).migrateTo(last);
    if (error !== undefined) throw error as Error;
  });
}

function withoutTimeout<Result>(db: Kysely<Tables>, run: (connection: Kysely<Tables>) => Promise<Result>) {
  return db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection);
    try {
      return await run(connection);
    } finally {
      await sql`reset statement_timeout`.execute(connection);
    }
  });
}

const NO_SUCH_TABLE = '42P01';

/**
 * Whether every migration has run (GET /api/ready). Uses one statement, because load balancers poll every few seconds.
 */
export async function isMigrated(db: Kysely<Tables>): Promise<boolean> {
  try {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
    const run = new Set(rows.map(({ name }) => name));
    return Object.keys(allMigrations()).every((name) => run.has(name));
  } catch (error) {
    if (errorCode(error) === NO_SUCH_TABLE) return false;
    throw error;
  }
}

function migratorOf(db: Kysely<Tables>, migrations: Migrations): Migrator {
  // Named, because a restore moves the former tables, these included, to another schema.
  const migrationTableSchema = 'public';
  return new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) }, migrationTableSchema });
}
