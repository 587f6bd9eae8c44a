-- Operators, the log of what they do, reports and their cases, hidden profiles (D60, D130 to D140). Which posts,
-- archives, comments and evaluations are hidden is a column of theirs: `hidden_at`.

-- The lock serialises two operators who give up the role concurrently: the second one sees the change of the first.
create function keep_an_operator() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('operator_left'));
  if not exists (select from member where account_role = 'OPERATOR') then
    raise exception 'The last operator stays one.' using errcode = 'check_violation', constraint = 'operator_left';
  end if;
  return null;
end $$;
create trigger operator_left after update of account_role on member
  for each row when (old.account_role = 'OPERATOR' and new.account_role <> 'OPERATOR')
  execute function keep_an_operator();

-- Reports. `target_id` is the post, the comment, the evaluation or the member, depending on the kind of target, and no
-- foreign key, because a report is preserved when its target is deleted. For the same reason the reported text is
-- stored.
create table report (
  id bigint generated always as identity primary key,
  reporter_id bigint not null references member,
  reported_id bigint not null references member,
  target text not null constraint report_target_code check (target in
    ('PROJECT', 'PROJECT_COMMENT', 'ARCHIVE', 'ARCHIVE_COMMENT', 'EVALUATION', 'PROFILE')),
  target_id bigint not null,
  post_id bigint,
  reported_text text not null,
  type text not null constraint report_type_code check (type in
    ('INAPPROPRIATE_PROFILE', 'SPAM', 'ABUSIVE_LANGUAGE', 'FALSE_INFORMATION', 'OTHER')),
  content text not null default '' constraint report_content_length check (char_length(content) <= 500),
  created_at timestamptz not null default now(),
  closed_at timestamptz,
  -- When the reporter was notified of the decision; a reopened report retains it (ADM-36).
  answered_at timestamptz,
  constraint report_once unique (reporter_id, target, target_id),
  constraint report_post check (post_id is not null or target in ('EVALUATION', 'PROFILE'))
);
create index report_open on report (id desc) where closed_at is null;
create index report_open_of_target on report (target, target_id) where closed_at is null;
create index report_of_reported on report (reported_id, id desc);
-- For the list of a case (D131) and the figures of the desk (D137).
create index report_of_target on report (target, target_id, id desc);
create index report_created on report (created_at) include (reporter_id);

-- Ids are no foreign keys: rows are preserved when their targets are deleted, and are copied in any order.
create table operator_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  actor text not null constraint operator_log_actor_code check (actor in ('OPERATOR', 'COMMAND', 'AUTO')),
  -- The operator; null for commands and automatic actions.
  actor_id bigint,
  action text not null constraint operator_log_action_code check (action in
    ('DISMISS', 'HIDE', 'RESTORE', 'WARN', 'SUSPEND', 'UNSUSPEND', 'AUTO_HIDE', 'CLOSE', 'REOPEN', 'ROLE_ADD',
     'ROLE_REMOVE', 'ANNOUNCE', 'ANNOUNCE_EDIT', 'ANNOUNCE_END', 'CONFIRM_FAILED', 'READ_EVALUATION')),
  target text constraint operator_log_target_code check (target in
    ('PROJECT', 'PROJECT_COMMENT', 'ARCHIVE', 'ARCHIVE_COMMENT', 'EVALUATION', 'PROFILE', 'ANNOUNCEMENT')),
  target_id bigint,
  -- The member whom the action concerns.
  member_id bigint,
  reason text not null default '' constraint operator_log_reason_length check (char_length(reason) <= 500),
  -- The end of a suspension: `infinity` for none.
  until_at timestamptz,
  -- Whether the operator is the writer of the target: the only operator may decide about own content (D191).
  is_own boolean not null default false,
  constraint operator_log_actor check ((actor_id is not null) = (actor = 'OPERATOR')),
  constraint operator_log_target check ((target is null) = (target_id is null))
);
create index operator_log_of_member on operator_log (member_id, id desc);
create index operator_log_of_target on operator_log (target, target_id, id desc);
create index operator_log_of_action on operator_log (action, id desc);
create index operator_log_at on operator_log (at);

-- The log is only added to. The triggers always fire, also for a superuser and during replication or a restore. The
-- owner's privileges are revoked as well; changes by DDL are not prevented.
create function refuse_log_change() returns trigger language plpgsql as $$
begin
  raise exception 'The log of operators is never changed.' using errcode = 'insufficient_privilege';
end $$;
create trigger operator_log_update before update on operator_log
  for each statement execute function refuse_log_change();
create trigger operator_log_delete before delete on operator_log
  for each statement execute function refuse_log_change();
create trigger operator_log_truncate before truncate on operator_log
  for each statement execute function refuse_log_change();
alter table operator_log
  enable always trigger operator_log_update,
  enable always trigger operator_log_delete,
  enable always trigger operator_log_truncate;
revoke update, delete, truncate on operator_log from public, current_user;

-- Rows of the operators' log that are not yet lines of the server's log (D138).
create table operator_log_outbox (log_id bigint primary key);

-- Every case gets its number with its first report or measure, whichever path writes it (D191).
create table case_number (
  number bigint generated always as identity primary key,
  target text not null,
  target_id bigint not null,
  constraint case_number_target unique (target, target_id)
);

-- The row is looked for first: an insert that conflicts would use up a number.
create function number_case() returns trigger language plpgsql as $$
begin
  if new.target is not null and new.target <> 'ANNOUNCEMENT'
    and not exists (select from case_number where target = new.target and target_id = new.target_id)
  then
    insert into case_number (target, target_id) values (new.target, new.target_id)
      on conflict on constraint case_number_target do nothing;
  end if;
  return null;
end $$;
create trigger number_case after insert on report for each row execute function number_case();
create trigger number_case after insert on operator_log for each row execute function number_case();

-- Hidden parts of profiles. Their values are in a separate table, so that no query of members returns them. A hidden
-- nickname stays reserved, and so does one that the member has chosen instead and that was hidden, too (D133).
create table hidden_profile (
  member_id bigint not null references member on delete cascade,
  part text not null constraint hidden_profile_part_code check (part in ('PHOTO', 'NICKNAME', 'INTRODUCTION')),
  -- The nickname, the introduction, or the key of the photo.
  value text not null,
  hidden_at timestamptz not null,
  nickname_key text collate "C" generated always as
    (case when part = 'NICKNAME' then lower(normalize(value, nfc)) end) stored
    constraint hidden_profile_nickname_unique unique,
  -- Keys of nicknames hidden after `value`.
  later_nickname_keys text[] collate "C" not null default '{}',
  primary key (member_id, part)
);
create index hidden_profile_photo on hidden_profile (value) where part = 'PHOTO';

-- The index of nicknames serialises two transactions, so the second one sees the row of the first.
create function check_nickname_free() returns trigger language plpgsql as $$
begin
  if exists (
    select from hidden_profile
      where nickname_key = new.nickname_key or new.nickname_key = any(later_nickname_keys)
  ) then
    raise unique_violation
      using message = 'an operator has hidden this nickname', constraint = 'member_nickname_unique';
  end if;
  return null;
end $$;
create trigger member_nickname_free after insert or update of nickname on member
  for each row when (new.nickname is not null) execute function check_nickname_free();

-- Hashes of the e-mail addresses of suspended members who have withdrawn.
create table barred_email (hash text primary key, until_at timestamptz not null);
create index barred_email_by_end on barred_email (until_at);
