import { sql, type Kysely } from 'kysely';

/**
 * Notifies every process when a session ends early: revoked by a logout, a new password or the reuse of a refresh
 * token, or deleted by a withdrawal. A trigger also covers future ways to end sessions.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create function notify_session_ended() returns trigger language plpgsql as $$
    begin
      perform pg_notify('session_ended', old.id::text);
      return null;
    end $$
  `.execute(db);
  await sql`
    create trigger session_revoked after update of revoked_at on session
      for each row when (old.revoked_at is null and new.revoked_at is not null)
      execute function notify_session_ended()
  `.execute(db);
  await sql`
    create trigger session_deleted after delete on session
      for each row when (old.revoked_at is null and old.ends_at > now())
      execute function notify_session_ended()
  `.execute(db);
}
