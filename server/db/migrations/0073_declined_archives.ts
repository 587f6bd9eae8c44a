import { sql, type Kysely } from 'kysely';

/**
 * Members who declined an archive of a project (D91). Separate from the archive, which its writer may delete and
 * register again, and from the seat, which a member loses by leaving the team or by leading it.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table declined_archive (
      project_id bigint not null references project on delete cascade,
      member_id bigint not null references member on delete cascade,
      declined_at timestamptz not null,
      primary key (project_id, member_id)
    )
  `.execute(db);
  await sql`create index declined_archive_of_member on declined_archive (member_id)`.execute(db);
  await sql`
    insert into declined_archive (project_id, member_id, declined_at)
      select project_id, member_id, answered_at from archive_member join archive on archive.id = archive_id
        where consent = 'DECLINED' and project_id is not null
  `.execute(db);
}
