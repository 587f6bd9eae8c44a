-- The team of a post: its seats, who joined, who is asked, who applies, who left, and the weekly check-ins.

-- The members who joined; the writer is not among them.
create table project_member (
  project_id bigint not null references project on delete cascade,
  member_id bigint not null references member on delete cascade,
  accepted_at timestamptz not null default now(),
  role role_code not null,
  -- When the leader was told of two missed weeks; null once the member has checked in again.
  missed_at timestamptz,
  primary key (project_id, member_id)
);
create index project_member_of_member on project_member (member_id);

create function check_project_member_present() returns trigger language plpgsql as $$
begin
  if exists (select from added join member on member.id = added.member_id where withdrawn_at is not null) then
    perform refuse_withdrawn();
  end if;
  return null;
end $$;
create trigger project_member_present after insert on project_member
  referencing new table as added for each statement execute function check_project_member_present();

-- An invitation exists while it is pending: accepting moves it to project_member, declining deletes it (D37).
create table project_invitation (
  id bigint generated always as identity primary key,
  project_id bigint not null references project on delete cascade,
  member_id bigint not null references member on delete cascade,
  invited_at timestamptz not null default now(),
  constraint project_invitation_once unique (project_id, member_id)
);
create index project_invitation_of_member on project_invitation (member_id, id desc);

-- A post whose writer has withdrawn invites nobody.
create function check_project_invitation_present() returns trigger language plpgsql as $$
begin
  if exists (
    select from added
      join project on project.id = added.project_id
      join member on member.id = project.writer_id
      where withdrawn_at is not null
  ) then
    perform refuse_withdrawn();
  end if;
  return null;
end $$;
create trigger project_invitation_present after insert on project_invitation
  referencing new table as added for each statement execute function check_project_invitation_present();

-- Seats by role (D100). A post without seats has positions of any sought role.
create table project_seat (
  project_id bigint not null references project on delete cascade,
  role role_code not null,
  count smallint not null constraint project_seat_count_range check (count between 1 and 20),
  taken smallint not null default 0 constraint project_seat_taken_range check (taken between 0 and count),
  primary key (project_id, role)
);

-- Counted in the transaction that changes the team, for every path: withdrawals delete rows, too.
create function count_joined() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    update project set filled = filled - 1 where id = old.project_id;
    update project_seat set taken = taken - 1 where project_id = old.project_id and role = old.role;
  end if;
  if tg_op <> 'DELETE' then
    update project set filled = filled + 1 where id = new.project_id;
    update project_seat set taken = taken + 1 where project_id = new.project_id and role = new.role;
    if not found and exists (select from project_seat where project_id = new.project_id) then
      raise check_violation using message = 'the post has no such seat', constraint = 'project_member_seat';
    end if;
  end if;
  return null;
end $$;
create trigger project_member_counted after insert or delete or update of role on project_member
  for each row execute function count_joined();

-- Checked at the commit, so that an edit may replace seats one by one: they belong to sought roles and add up to the
-- positions.
create function check_seats() returns trigger language plpgsql as $$
declare
  post bigint := case when tg_table_name = 'project' then (to_jsonb(new)->>'id')::bigint
    else (to_jsonb(coalesce(new, old))->>'project_id')::bigint end;
begin
  if exists (
    select from project join (
      select project_id, sum(count) as places, sum(taken) as taken, array_agg(role::text) as named
        from project_seat where project_id = post group by project_id
    ) as seats on seats.project_id = project.id
    where places <> personnel or taken <> filled
      or not (named <@ roles::text[] and named @> roles::text[])
  ) then
    raise check_violation using message = 'the seats of a post add up', constraint = 'project_seats_sum';
  end if;
  return null;
end $$;
create constraint trigger project_seats_sum after insert or update or delete on project_seat
  deferrable initially deferred for each row execute function check_seats();
create constraint trigger project_places_sum after update of personnel, roles, filled on project
  deferrable initially deferred for each row execute function check_seats();

-- The leader of a post has no seat in it. Checked at the commit, because a change of leaders writes the post and the
-- seats one after the other.
create function check_leader_seat() returns trigger language plpgsql as $$
begin
  if exists (
    select from project join project_member on project_id = id and member_id = writer_id
      where id = (to_jsonb(new)->>(case when tg_table_name = 'project' then 'id' else 'project_id' end))::bigint
  ) then
    raise check_violation using message = 'the leader holds no seat', constraint = 'project_leader_seat';
  end if;
  return null;
end $$;
create constraint trigger project_leader_seat after insert on project_member
  deferrable initially deferred for each row execute function check_leader_seat();
create constraint trigger project_new_leader_seat after update of writer_id on project
  deferrable initially deferred for each row execute function check_leader_seat();

create table project_application (
  id bigint generated always as identity primary key,
  project_id bigint not null references project on delete cascade,
  member_id bigint not null references member on delete cascade,
  role role_code not null,
  message text not null,
  link text not null default '' constraint project_application_link_length check (char_length(link) <= 2008),
  status text not null default 'PENDING' constraint project_application_status_code check (status in
    ('PENDING', 'ACCEPTED', 'DECLINED', 'EXPIRED', 'WITHDRAWN')),
  reason text constraint project_application_reason_code check (reason in ('FULL', 'SCHEDULE', 'SKILL', 'OTHER')),
  note text constraint project_application_note_length check (char_length(note) between 1 and 200),
  created_at timestamptz not null,
  answered_at timestamptz,
  -- How many of the two reminders the leader has got.
  reminders smallint not null default 0
    constraint project_application_reminders_range check (reminders between 0 and 2),
  -- Restoring a hidden post restarts the deadlines of its applications and does not change when they were sent (D133).
  clock_restarted_at timestamptz,
  constraint project_application_answered check ((answered_at is null) = (status = 'PENDING')),
  constraint project_application_reason check ((reason is not null) = (status = 'DECLINED')),
  constraint project_application_note check ((note is not null) = (reason is not distinct from 'OTHER')),
  -- The text is erased some time after the end.
  constraint project_application_message_length check (
    char_length(message) between 10 and 500 or (message = '' and status <> 'PENDING'))
);
create unique index project_application_waiting on project_application (project_id, member_id)
  where status = 'PENDING';
create index project_application_of_project on project_application (project_id, status, id);
create index project_application_of_member on project_application (member_id, id desc);
create index project_application_by_age on project_application (coalesce(clock_restarted_at, created_at))
  where status = 'PENDING';
create index project_application_text on project_application (answered_at) where message <> '';
-- For the figures of the desk (D137).
create index project_application_created on project_application (created_at) include (member_id);
create index project_application_answered on project_application (answered_at) include (member_id, status, created_at);

create function check_project_application_present() returns trigger language plpgsql as $$
begin
  if exists (select from added join member on member.id = added.member_id where withdrawn_at is not null) then
    perform refuse_withdrawn();
  end if;
  return null;
end $$;
create trigger project_application_present after insert on project_application
  referencing new table as added for each statement execute function check_project_application_present();

-- Members who left a team or were removed from it, and the reason.
create table project_departure (
  id bigint generated always as identity primary key,
  project_id bigint not null references project on delete cascade,
  member_id bigint not null references member on delete cascade,
  kind text not null constraint project_departure_kind_code check (kind in ('LEFT', 'REMOVED')),
  reason text constraint project_departure_reason_code check (reason in ('SCHEDULE', 'INTEREST', 'CONFLICT', 'OTHER')),
  note text constraint project_departure_note_length check (char_length(note) between 1 and 200),
  departed_at timestamptz not null,
  constraint project_departure_reason check ((reason is not null) = (kind = 'LEFT')),
  constraint project_departure_note check ((note is not null) = (kind = 'REMOVED' or reason = 'OTHER'))
);
create index project_departure_of_project on project_departure (project_id, member_id, id desc);
create index project_departure_of_member on project_departure (member_id);

create table check_in (
  project_id bigint not null references project on delete cascade,
  member_id bigint not null references member on delete cascade,
  week date not null constraint check_in_monday check (extract(isodow from week) = 1),
  mood text not null constraint check_in_mood_code check (mood in ('GOOD', 'SLOW', 'HELP')),
  text text not null constraint check_in_text_length check (char_length(text) between 1 and 200),
  updated_at timestamptz not null,
  -- Whether the leader was told of HELP this week.
  help_notified boolean not null default false,
  primary key (project_id, member_id, week)
);
create index check_in_of_member on check_in (member_id);

create function check_check_in_present() returns trigger language plpgsql as $$
begin
  if exists (select from added join member on member.id = added.member_id where withdrawn_at is not null) then
    perform refuse_withdrawn();
  end if;
  return null;
end $$;
create trigger check_in_present after insert on check_in
  referencing new table as added for each statement execute function check_check_in_present();
