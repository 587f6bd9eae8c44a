import { sql, type Kysely } from 'kysely';

/** One row per login (D10 to D13). Tokens are stored as hashes: a stolen backup opens no session. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table session (
      id uuid primary key default gen_random_uuid(),
      member_id bigint not null references member on delete cascade,
      refresh_hash text not null,
      previous_refresh_hash text,
      rotated_at timestamptz not null default now(),
      created_at timestamptz not null default now(),
      ends_at timestamptz not null,
      revoked_at timestamptz,
      must_change_password boolean not null default false,
      constraint session_end check (ends_at > created_at)
    )
  `.execute(db);
  await sql`create index session_of_member on session (member_id)`.execute(db);
  await sql`create index session_by_end on session (ends_at)`.execute(db);
}
