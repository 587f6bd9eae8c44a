import { sql, type Kysely } from 'kysely';

/** The leader of a post has not withdrawn and has no seat in it. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create function check_new_leader() returns trigger language plpgsql as $$
    begin
      if exists (select from member where id = new.writer_id and withdrawn_at is not null) then
        perform refuse_withdrawn();
      end if;
      return new;
    end $$
  `.execute(db);
  await sql`
    create trigger project_new_leader before update of writer_id on project
      for each row when (old.writer_id <> new.writer_id) execute function check_new_leader()
  `.execute(db);
  await sql`
    create function check_leader_seat() returns trigger language plpgsql as $$
    begin
      if exists (
        select from project join project_member on project_id = id and member_id = writer_id
          where id = (to_jsonb(new)->>(case when tg_table_name = 'project' then 'id' else 'project_id' end))::bigint
      ) then
        raise check_violation using message = 'the leader holds no seat', constraint = 'project_leader_seat';
      end if;
      return null;
    end $$
  `.execute(db);
  await sql`
    create constraint trigger project_leader_seat after insert on project_member
      deferrable initially deferred for each row execute function check_leader_seat()
  `.execute(db);
  await sql`
    create constraint trigger project_new_leader_seat after update of writer_id on project
      deferrable initially deferred for each row execute function check_leader_seat()
  `.execute(db);
}
