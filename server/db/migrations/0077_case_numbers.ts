import { sql, type Kysely } from 'kysely';

/** Numbers of cases, and what the desk records about cases (D191, D194). */
export async function up(db: Kysely<never>): Promise<void> {
  await createNumbers(db);
  await numberExisting(db);
  await sql`
    alter table operator_log
      drop constraint operator_log_action_code,
      add constraint operator_log_action_code check (action in
        ('DISMISS', 'HIDE', 'RESTORE', 'WARN', 'SUSPEND', 'UNSUSPEND', 'AUTO_HIDE', 'CLOSE', 'REOPEN', 'ROLE_ADD',
         'ROLE_REMOVE', 'ANNOUNCE', 'ANNOUNCE_EDIT', 'ANNOUNCE_END', 'CONFIRM_FAILED', 'READ_EVALUATION')),
      add column is_own boolean not null default false
  `.execute(db);
  await sql`
    alter table notice
      add column case_number bigint,
      drop constraint notice_kind_code,
      add constraint notice_kind_code check (kind in
        ('COMMENT', 'REPLY', 'APPLIED', 'REMINDED', 'CLOSED', 'IDLE_ASK', 'LEFT', 'HELP', 'MISSED', 'ANSWERED', 'EXPIRED',
         'JOINED', 'REMOVED', 'LEAD', 'CONSENT_DECLINED', 'ALONE', 'PUBLISHED', 'ROLE', 'HIDDEN', 'RESTORED', 'WARNED',
         'UNSUSPENDED', 'REPORT_DONE', 'AUTO_HIDDEN'))
  `.execute(db);
}

/** Every case gets its number with its first report or measure, whichever path writes it. */
async function createNumbers(db: Kysely<never>) {
  await sql`
    create table case_number (
      number bigint generated always as identity primary key,
      target text not null,
      target_id bigint not null,
      constraint case_number_target unique (target, target_id)
    )
  `.execute(db);
  // The row is looked for first: an insert that conflicts would use up a number.
  await sql`
    create function number_case() returns trigger language plpgsql as $$
    begin
      if new.target is not null and new.target <> 'ANNOUNCEMENT'
        and not exists (select from case_number where target = new.target and target_id = new.target_id)
      then
        insert into case_number (target, target_id) values (new.target, new.target_id)
          on conflict on constraint case_number_target do nothing;
      end if;
      return null;
    end $$
  `.execute(db);
  for (const table of ['report', 'operator_log']) {
    await sql`
      create trigger number_case after insert on ${sql.table(table)} for each row execute function number_case()
    `.execute(db);
  }
}

async function numberExisting(db: Kysely<never>) {
  await sql`
    insert into case_number (target, target_id)
      select target, target_id from (
        select target, target_id, created_at as at from report
        union all
        select target, target_id, at from operator_log where target <> 'ANNOUNCEMENT'
      ) as event group by target, target_id order by min(at), target, target_id
  `.execute(db);
}
