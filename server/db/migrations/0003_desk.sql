-- One act per case, which the operator may take back for some seconds (D190).

-- An undone row stays in the log: the row that undoes it names it, once.
alter table operator_log
  add column undoes bigint,
  add constraint operator_log_undoes check ((undoes is not null) = (action = 'UNDO')),
  drop constraint operator_log_action_code,
  add constraint operator_log_action_code check (action in
    ('DISMISS', 'HIDE', 'RESTORE', 'WARN', 'SUSPEND', 'UNSUSPEND', 'AUTO_HIDE', 'CLOSE', 'REOPEN', 'ROLE_ADD',
     'ROLE_REMOVE', 'ANNOUNCE', 'ANNOUNCE_EDIT', 'ANNOUNCE_END', 'CONFIRM_FAILED', 'READ_EVALUATION', 'UNDO',
     'SEARCH_EMAIL'));
create unique index operator_log_undone on operator_log (undoes) where undoes is not null;

-- What an act has changed, until it can be taken back no more. The state of the content before the act is that of its
-- columns `hidden_at`, `hidden_by` and `edited_at`.
create table measure_undo (
  id bigint generated always as identity primary key,
  operator_id bigint not null references member on delete cascade,
  target text not null constraint measure_undo_target_code check (target in
    ('PROJECT', 'PROJECT_COMMENT', 'ARCHIVE', 'ARCHIVE_COMMENT', 'EVALUATION', 'PROFILE')),
  target_id bigint not null,
  -- The time of the act, which its log rows, closed reports and notices have, and its end for taking it back.
  at timestamptz not null,
  until_at timestamptz not null,
  -- The version of the case after the act: whatever happens to the case later ends taking back.
  version text not null,
  hidden_at timestamptz,
  hidden_by text constraint measure_undo_hidden_by_code check (hidden_by in ('OPERATOR', 'AUTO')),
  edited_at timestamptz,
  undone_at timestamptz
);
create index measure_undo_by_end on measure_undo (until_at);
create index measure_undo_of_operator on measure_undo (operator_id);

-- Reasons that operators use often: the name is on a chip, the text fills the reason of a measure. One list for the
-- installation, which operators change at the desk (D190).
create table reason_template (
  position smallint primary key constraint reason_template_position check (position between 0 and 9),
  name text not null constraint reason_template_name_length check (char_length(name) between 1 and 12),
  text text not null constraint reason_template_text_length check (char_length(text) between 1 and 500)
);
insert into reason_template (position, name, text) values
  (0, '입금 요구', '돈을 먼저 보내라고 하는 모집은 올릴 수 없어요. 그 부분을 지우고 메일로 알려 주시면 다시 확인할게요.'),
  (1, '연락처 노출', '다른 사람의 연락처가 적혀 있어요. 지우면 다시 보이게 할 수 있어요.'),
  (2, '반복 홍보', '같은 홍보 글을 여러 번 올렸어요.'),
  (3, '욕설·비하', '함께한 사람을 깎아내리는 말은 남길 수 없어요.'),
  (4, '허위 모집', '실제로 하지 않는 프로젝트의 모집글이에요.'),
  (5, '남의 글·사진', '다른 사람의 글이나 사진을 허락 없이 썼어요.');

-- What arrives at the desk: one mail an hour lists the reports that no mail has listed yet, and a line in the bells of
-- operators counts them (D195).
alter table report add column mailed_at timestamptz;
update report set mailed_at = created_at;
create index report_not_mailed on report (id) where mailed_at is null;
create index report_mailed on report (mailed_at) where mailed_at is not null;

-- The code is added to those that other migrations have given.
do $$
declare
  codes text := (
    select pg_get_constraintdef(oid) from pg_constraint
      where conname = 'notice_kind_code' and conrelid = 'notice'::regclass
  );
begin
  alter table notice drop constraint notice_kind_code;
  execute 'alter table notice add constraint notice_kind_code '
    || replace(codes, '''AUTO_HIDDEN''::text', '''AUTO_HIDDEN''::text, ''REPORTED''::text');
end $$;

-- The reported texts by field, of which `reported_text` is the lines; null for reports of earlier releases (MEND-11).
alter table report add column reported_fields jsonb;

-- A new member with the phone number of a suspended one is pointed out to operators, never refused (D196); one with the
-- e-mail address too, by its normal form (0004).
create function normal_phone(number text) returns text language sql immutable parallel safe return
  regexp_replace(number, '\D', '', 'g');
create index member_suspended_phone on member (normal_phone(phone)) where suspended_until is not null;
