import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sql, type Kysely, type Migration } from 'kysely';

/** The folder of migrations: beside the built server, in development and tests among the sources. */
export function migrationsFolder(): string {
  const built = path.join(path.dirname(process.argv[1] ?? ''), 'migrations');
  return existsSync(built) ? built : path.resolve('server/db/migrations');
}

/**
 * The migrations in SQL of a folder by their names: `0002_region.sql` is one file, `0001_baseline` a folder of files that
 * run in the order of their names.
 */
export function readSqlMigrations(folder: string): Record<string, Migration> {
  const migrations: Record<string, Migration> = {};
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const target = path.join(folder, entry.name);
    if (entry.isDirectory()) migrations[entry.name] = migrationOf(sqlFilesIn(target));
    else if (isSql(entry.name)) migrations[path.parse(entry.name).name] = migrationOf([target]);
  }
  return migrations;
}

const isSql = (name: string) => name.endsWith('.sql');

const sqlFilesIn = (folder: string) =>
  readdirSync(folder)
    .filter(isSql)
    .sort()
    .map((name) => path.join(folder, name));

const migrationOf = (files: readonly string[]): Migration => ({
  async up(db: Kysely<unknown>) {
    // The comment keeps the text from being prepared by name, which allows one statement only.
    for (const file of files) await sql.raw(`-- ${path.basename(file)}\n${readFileSync(file, 'utf8')}`).execute(db);
  },
});
