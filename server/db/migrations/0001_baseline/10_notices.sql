-- Notices of members (D113, D132) and announcements to everyone (D136).

-- `others` are the members who caused earlier events than `actor_id`, each once. A notice is preserved when its post is
-- deleted or its actor withdraws.
create table notice (
  id bigint generated always as identity primary key,
  member_id bigint not null references member on delete cascade,
  kind text not null constraint notice_kind_code check (kind in
    ('COMMENT', 'REPLY', 'APPLIED', 'REMINDED', 'CLOSED', 'IDLE_ASK', 'LEFT', 'HELP', 'MISSED', 'ANSWERED', 'EXPIRED',
     'JOINED', 'REMOVED', 'LEAD', 'CONSENT_DECLINED', 'ALONE', 'PUBLISHED', 'ROLE', 'HIDDEN', 'RESTORED', 'WARNED',
     'UNSUSPENDED', 'REPORT_DONE', 'AUTO_HIDDEN')),
  actor_id bigint references member on delete set null,
  others bigint[] not null default '{}',
  project_id bigint references project on delete set null,
  archive_id bigint references archive on delete set null,
  comment_id bigint,
  role role_code,
  reason text,
  note text constraint notice_note_length check (char_length(note) between 1 and 200),
  count integer constraint notice_count_range check (count > 0),
  created_at timestamptz not null,
  read_at timestamptz,
  -- AUTO_HIDDEN: the number of the case (D194).
  case_number bigint,
  constraint notice_target check (num_nonnulls(project_id, archive_id) <= 1),
  constraint notice_of_others check (actor_id is null or actor_id <> member_id)
);
create index notice_of_member on notice (member_id, id desc);
create index notice_unread on notice (member_id) where read_at is null;
-- Further events of these kinds join the unread notice instead of adding one.
create unique index notice_joined_project_id on notice (member_id, kind, project_id)
  where read_at is null and project_id is not null
    and kind in ('COMMENT', 'REPLY', 'APPLIED', 'JOINED', 'REMINDED');
create unique index notice_joined_archive_id on notice (member_id, kind, archive_id)
  where read_at is null and archive_id is not null
    and kind in ('COMMENT', 'REPLY', 'APPLIED', 'JOINED', 'REMINDED');
create index notice_of_project_id on notice (project_id) where project_id is not null;
create index notice_of_archive_id on notice (archive_id) where archive_id is not null;
create index notice_of_actor on notice (actor_id) where actor_id is not null;
create index notice_by_age on notice (created_at);

-- A notice to a withdrawn member is dropped, not refused: the event itself is valid.
create function drop_withdrawn_notices() returns trigger language plpgsql as $$
begin
  delete from notice using added, member
    where notice.id = added.id and member.id = added.member_id and withdrawn_at is not null;
  return null;
end $$;
create trigger notice_present after insert on notice
  referencing new table as added for each statement execute function drop_withdrawn_notices();

-- A text above the header of every page, from `starts_at` until before `ends_at`.
create table announcement (
  id bigint generated always as identity primary key,
  kind text not null constraint announcement_kind_code check (kind in ('INFO', 'WARNING')),
  text text not null constraint announcement_text_length check (char_length(text) between 1 and 200),
  link text not null default '' constraint announcement_link_length check (char_length(link) <= 2008),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  constraint announcement_period check (ends_at > starts_at and ends_at <= starts_at + interval '90 days 1 hour')
);
create index announcement_by_end on announcement (ends_at);
