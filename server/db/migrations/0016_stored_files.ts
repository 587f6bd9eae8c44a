import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  await nameInstallation(db);
  await findRowsByFile(db);
}

/**
 * Who this database is. A storage carries the same id, so that files are never taken for orphans by a database that is
 * not theirs: a fresh one beside old uploads, or one that was pointed at another's bucket. A restored dump brings its id.
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

/** Whether a row names it is asked for every old file; portfolio files and images of archives are found already. */
async function findRowsByFile(db: Kysely<never>) {
  await sql`create index member_by_photo on member (profile_image) where profile_image is not null`.execute(db);
  await sql`create index archive_by_thumbnail on archive (thumbnail) where thumbnail is not null`.execute(db);
}
