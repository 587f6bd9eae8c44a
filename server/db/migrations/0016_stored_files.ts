import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  await nameInstallation(db);
  await findRowsByFile(db);
}

/**
 * The id of this database. A storage contains the same id, so that a database never treats files of another one as
 * orphans: an empty database with existing uploads, or one configured with another's bucket. A restored dump contains
 * its id.
 */
async function nameInstallation(db: Kysely<never>) {
  await sql`
    create table installation (
      id uuid not null default gen_random_uuid(),
      only_one boolean primary key default true constraint installation_only_one check (only_one)
    )
  `.execute(db);
  await sql`insert into installation default values`.execute(db);
}

/**
 * Indexes for the query whether a row references an old file; those of portfolio files and images of archives exist
 * already.
 */
async function findRowsByFile(db: Kysely<never>) {
  await sql`create index member_by_photo on member (profile_image) where profile_image is not null`.execute(db);
  await sql`create index archive_by_thumbnail on archive (thumbnail) where thumbnail is not null`.execute(db);
}
