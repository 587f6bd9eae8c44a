import { sql, type Kysely } from 'kysely';

/** Operators, and the log of what they do (D130, D138). */
export async function up(db: Kysely<never>): Promise<void> {
  await addRole(db);
  await keepAnOperator(db);
  await createLog(db);
  await closeLog(db);
  await sql`alter table session add column confirmed_until timestamptz`.execute(db);
  await addNoticeKinds(db);
  await sql`create index report_open_of_target on report (target, target_id) where closed_at is null`.execute(db);
}

async function addRole(db: Kysely<never>) {
  await sql`
    alter table member
      add column account_role text not null default 'MEMBER' constraint member_account_role_code check (account_role in ('MEMBER', 'OPERATOR')),
      add column suspended_until timestamptz,
      add column suspended_reason text constraint member_suspended_reason_length
        check (char_length(suspended_reason) between 1 and 500),
      add constraint member_suspension check ((suspended_until is null) = (suspended_reason is null)),
      add constraint member_operator check (account_role = 'MEMBER' or (withdrawn_at is null and suspended_until is null)),
      add constraint member_not_suspended check (withdrawn_at is null or suspended_until is null)
  `.execute(db);
  await sql`create index member_operator on member (id) where account_role = 'OPERATOR'`.execute(db);
  await sql`create index member_suspended on member (id) where suspended_until is not null`.execute(db);
}

/** The lock serialises two operators who give up the role concurrently: the second one sees the change of the first. */
async function keepAnOperator(db: Kysely<never>) {
  await sql`
    create function keep_an_operator() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock(hashtext('operator_left'));
      if not exists (select from member where account_role = 'OPERATOR') then
        raise exception 'The last operator stays one.' using errcode = 'check_violation', constraint = 'operator_left';
      end if;
      return null;
    end $$
  `.execute(db);
  await sql`
    create trigger operator_left after update of account_role on member
      for each row when (old.account_role = 'OPERATOR' and new.account_role <> 'OPERATOR') execute function keep_an_operator()
  `.execute(db);
}

/** Ids are no foreign keys: rows are preserved when their targets are deleted, and are copied in any order. */
async function createLog(db: Kysely<never>) {
  await sql`
    create table operator_log (
      id bigint generated always as identity primary key,
      at timestamptz not null,
      actor text not null constraint operator_log_actor_code check (actor in ('OPERATOR', 'COMMAND', 'AUTO')),
      actor_id bigint,
      action text not null constraint operator_log_action_code check (action in
        ('DISMISS', 'HIDE', 'RESTORE', 'WARN', 'SUSPEND', 'UNSUSPEND', 'AUTO_HIDE', 'CLOSE', 'REOPEN', 'ROLE_ADD',
         'ROLE_REMOVE', 'ANNOUNCE', 'ANNOUNCE_EDIT', 'ANNOUNCE_END', 'CONFIRM_FAILED')),
      target text constraint operator_log_target_code check (target in
        ('PROJECT', 'PROJECT_COMMENT', 'ARCHIVE', 'ARCHIVE_COMMENT', 'EVALUATION', 'PROFILE', 'ANNOUNCEMENT')),
      target_id bigint,
      member_id bigint,
      reason text not null default '' constraint operator_log_reason_length check (char_length(reason) <= 500),
      until_at timestamptz,
      constraint operator_log_actor check ((actor_id is not null) = (actor = 'OPERATOR')),
      constraint operator_log_target check ((target is null) = (target_id is null))
    )
  `.execute(db);
  await sql`create index operator_log_of_member on operator_log (member_id, id desc)`.execute(db);
  await sql`create index operator_log_of_target on operator_log (target, target_id, id desc)`.execute(db);
}

/**
 * Triggers that always fire, also for a superuser and during replication or a restore. The owner's privileges are
 * revoked as well; changes by DDL are not prevented.
 */
async function closeLog(db: Kysely<never>) {
  await sql`
    create function refuse_log_change() returns trigger language plpgsql as $$
    begin
      raise exception 'The log of operators is never changed.' using errcode = 'insufficient_privilege';
    end $$
  `.execute(db);
  for (const event of ['update', 'delete', 'truncate']) {
    const trigger = sql.ref(`operator_log_${event}`);
    await sql`
      create trigger ${trigger} before ${sql.raw(event)} on operator_log
        for each statement execute function refuse_log_change()
    `.execute(db);
    await sql`alter table operator_log enable always trigger ${trigger}`.execute(db);
  }
  await sql`revoke update, delete, truncate on operator_log from public, current_user`.execute(db);
}

async function addNoticeKinds(db: Kysely<never>) {
  await sql`
    alter table notice
      drop constraint notice_kind_code,
      add constraint notice_kind_code check (kind in
        ('COMMENT', 'REPLY', 'APPLIED', 'REMINDED', 'CLOSED', 'IDLE_ASK', 'LEFT', 'HELP', 'MISSED', 'ANSWERED', 'EXPIRED',
         'JOINED', 'REMOVED', 'LEAD', 'CONSENT_DECLINED', 'ALONE', 'PUBLISHED', 'ROLE'))
  `.execute(db);
}
