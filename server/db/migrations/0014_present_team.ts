import { sql, type Kysely } from 'kysely';

/** A withdrawn member cannot join a team, evaluate, be evaluated, comment or bookmark (0010, D25). */
export async function up(db: Kysely<never>): Promise<void> {
  await checkInserts(db, 'archive', 'member.id = added.writer_id');
  await checkInserts(db, 'archive_member', 'member.id = added.member_id');
  await checkInserts(db, 'archive_comment', 'member.id = added.writer_id');
  await checkInserts(db, 'archive_bookmark', 'member.id = added.member_id');
  await checkInserts(db, 'evaluation', 'member.id in (added.evaluator_id, added.evaluated_id)');
}

/** @param isTheirs the condition for the members of the new rows, called `added` */
async function checkInserts(db: Kysely<never>, table: string, isTheirs: string) {
  const name = sql.ref(`check_${table}_present`);
  await sql`
    create function ${name}() returns trigger language plpgsql as $$
    begin
      if exists (select from added join member on ${sql.raw(isTheirs)} where withdrawn_at is not null) then
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
