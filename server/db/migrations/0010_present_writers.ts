import { sql, type Kysely } from 'kysely';

/**
 * The row of a withdrawn member is preserved, so a foreign key alone would allow a request that is in flight during the
 * withdrawal to write in the member's name: an open post without a writer, a position without a member (D25). These
 * checks run after that of the foreign key, which has waited for the withdrawal; the error names `member_present`.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await createRefusal(db);
  await checkInserts(db, 'project', 'join member on member.id = added.writer_id');
  await checkInserts(db, 'project_comment', 'join member on member.id = added.writer_id');
  await checkInserts(db, 'project_member', 'join member on member.id = added.member_id');
  await checkInserts(db, 'project_bookmark', 'join member on member.id = added.member_id');
  await checkInserts(
    db,
    'project_invitation',
    'join project on project.id = added.project_id join member on member.id = project.writer_id',
  );
  await checkReopening(db);
}

async function createRefusal(db: Kysely<never>) {
  await sql`
    create function refuse_withdrawn() returns void language plpgsql as $$
    begin
      raise foreign_key_violation using message = 'the member has withdrawn', constraint = 'member_present';
    end $$
  `.execute(db);
}

/** @param members how the members of the new rows, called `added`, are joined */
async function checkInserts(db: Kysely<never>, table: string, members: string) {
  const name = sql.ref(`check_${table}_present`);
  await sql`
    create function ${name}() returns trigger language plpgsql as $$
    begin
      if exists (select from added ${sql.raw(members)} where withdrawn_at is not null) then
        perform refuse_withdrawn();
      end if;
      return null;
    end $$
  `.execute(db);
  await sql`
    create trigger ${sql.ref(`${table}_present`)} after insert on ${sql.table(table)}
      referencing new table as added for each statement execute function ${name}()
  `.execute(db);
}

/** A post that was closed by a withdrawal must not be reopened. */
async function checkReopening(db: Kysely<never>) {
  await sql`
    create function check_project_reopened() returns trigger language plpgsql as $$
    begin
      if exists (select from member where id = new.writer_id and withdrawn_at is not null) then
        perform refuse_withdrawn();
      end if;
      return new;
    end $$
  `.execute(db);
  await sql`
    create trigger project_reopened before update of closed on project
      for each row when (old.closed and not new.closed) execute function check_project_reopened()
  `.execute(db);
}
