-- Recruitment posts, and who bookmarked and viewed them.

create table project (
  id bigint generated always as identity primary key,
  writer_id bigint not null references member,
  title text not null constraint project_title_length check (char_length(title) between 1 and 100),
  -- The texts the search reads: keys of title, project name and introduction, each on a line of its own, and the
  -- bigrams of all three (D118).
  title_key text not null,
  title_grams tsvector not null,
  project_name text not null constraint project_name_length check (char_length(project_name) between 1 and 100),
  start_month date not null constraint project_start_first_day check (extract(day from start_month) = 1),
  end_month date not null constraint project_end_first_day check (extract(day from end_month) = 1),
  period text not null constraint project_period_code check (period in
    ('ONE_MONTH_LESS', 'ONE_TO_THREE_MONTH', 'THREE_TO_SIX_MONTH', 'SIX_TO_ONE_YEAR', 'OVER_ONE_YEAR')),
  category text not null constraint project_category_code check (category in
    ('CONTEST', 'STARTUP', 'EXTERNAL_ACTIVITY', 'PROJECT', 'STUDY')),
  introduce text not null constraint project_introduce_length check (char_length(introduce) between 1 and 450),
  personnel smallint not null constraint project_personnel_range check (personnel between 1 and 99),
  roles role_codes not null constraint project_roles_any check (cardinality(roles) > 0),
  skills skill_codes not null constraint project_skills_any check (cardinality(skills) > 0),
  meeting_option text not null constraint project_meeting_option_code check (meeting_option in
    ('온라인', '오프라인', '온/오프라인')),
  step text not null constraint project_step_code check (step in
    ('BEFORE_START', 'PLANNING', 'DESIGNING', 'DEVELOPING', 'IN_BUSINESS')),
  article text not null constraint project_article_length check (char_length(article) between 1 and 450),
  link text not null default '' constraint project_link_length check (char_length(link) <= 2008),
  closed boolean not null default false,
  created_at timestamptz not null default now(),
  -- Counted by triggers, the comments without tombstones; the views are written in batches (D38).
  comment_count integer not null default 0 constraint project_comment_count_range check (comment_count >= 0),
  bookmark_count integer not null default 0 constraint project_bookmark_count_range check (bookmark_count >= 0),
  view_count integer not null default 0 constraint project_view_count_range check (view_count >= 0),
  weekly_hours text constraint project_weekly_hours_code check (weekly_hours in
    ('UNDER_5', 'FROM_5', 'FROM_10', 'FROM_20')),
  times text[] not null default '{}' constraint project_times_known check (times <@ array[
    'WEEKDAY_DAY', 'WEEKDAY_NIGHT', 'WEEKEND']),
  -- The last day to apply.
  deadline date,
  status text not null default 'ACTIVE' constraint project_status_code check (status in ('ACTIVE', 'DONE', 'STOPPED')),
  -- Null if and only if the post is open.
  closed_reason text constraint project_closed_reason_code check (closed_reason in
    ('WRITER', 'FULL', 'DEADLINE', 'IDLE')),
  -- When it was last reopened.
  reopened_at timestamptz,
  -- Joined members, counted by the trigger `project_member_counted`.
  filled smallint not null default 0 constraint project_filled_range check (filled >= 0),
  -- Both for the team only.
  contact_link text not null default ''
    constraint project_contact_link_length check (char_length(contact_link) <= 2008),
  notice text not null default '' constraint project_notice_length check (char_length(notice) <= 500),
  -- The last action of the leader, and when the leader was asked whether the post is still open (D103).
  acted_at timestamptz not null default now(),
  idle_asked_at timestamptz,
  -- Since when the project is ACTIVE, and since when its leader belongs to the team, in any position.
  active_since timestamptz not null default now(),
  led_since timestamptz not null default now(),
  -- All codes that a filter uses in one column with one index: the planner knows the frequency of each code, and the
  -- index has 16 MB at a million posts instead of 200 (decision 0015). The codes of different groups are different, and
  -- a meeting option is its Korean label.
  facets text[] not null generated always as (
    roles::text[] || skills::text[] || array[category, period, meeting_option, step] || times
      || case when weekly_hours is null then '{}'::text[] else array[weekly_hours] end
      || case when closed then '{}'::text[] else array['OPEN'] end
  ) stored,
  -- Hidden by operators or reports from everyone but the writer (D133). `edited_at` is reset to null by every decision:
  -- it shows whether the writer has changed the text since.
  hidden_at timestamptz,
  hidden_by text constraint project_hidden_by_code check (hidden_by in ('OPERATOR', 'AUTO')),
  edited_at timestamptz,
  -- When the content was last edited. An edit that was begun on an older version is refused (MEND-59); `edited_at` does
  -- not tell it.
  updated_at timestamptz,

  constraint project_months_order check (end_month >= start_month),
  constraint project_filled_places check (filled <= personnel),
  constraint project_closed_with_reason check (closed = (closed_reason is not null)),
  constraint project_ended_closed check (status = 'ACTIVE' or closed),
  constraint project_hidden check ((hidden_at is null) = (hidden_by is null))
) with (fillfactor = 90);

create index project_of_writer on project (writer_id, id desc);
create index project_by_title on project using gin (title_grams) with (fastupdate = off);
create index project_by_facets on project using gin (facets) with (fastupdate = off);
-- Both orders of the list (D33) as covering indexes of all columns that a filter uses: counting ten thousand matches
-- and reading the last page scan an index of 240 bytes a post instead of rows of 2,000, which the popular order reads
-- at random. At a million posts an index takes 240 MB, and the last page of a category in the popular order 20 ms of
-- CPU time instead of 211. The popular one makes counting a view slower, 0.1 instead of 0.03 ms.
create index project_latest on project (id desc) include (facets, hidden_at);
create index project_popular on project (bookmark_count desc, view_count desc, id desc) include (facets, hidden_at);
create index project_past_deadline on project (deadline) where not closed and deadline is not null;
create index project_idle on project (acted_at) where not closed;
create index project_hidden_only on project (id) where hidden_at is not null;
-- For the figures of the desk (D137).
create index project_created on project (created_at) include (writer_id);

create function check_project_present() returns trigger language plpgsql as $$
begin
  if exists (select from added join member on member.id = added.writer_id where withdrawn_at is not null) then
    perform refuse_withdrawn();
  end if;
  return null;
end $$;
create trigger project_present after insert on project
  referencing new table as added for each statement execute function check_project_present();

-- A post that was closed by a withdrawal must not be reopened.
create function check_project_reopened() returns trigger language plpgsql as $$
begin
  if exists (select from member where id = new.writer_id and withdrawn_at is not null) then
    perform refuse_withdrawn();
  end if;
  return new;
end $$;
create trigger project_reopened before update of closed on project
  for each row when (old.closed and not new.closed) execute function check_project_reopened();

-- The leader of a post has not withdrawn.
create function check_new_leader() returns trigger language plpgsql as $$
begin
  if exists (select from member where id = new.writer_id and withdrawn_at is not null) then
    perform refuse_withdrawn();
  end if;
  return new;
end $$;
create trigger project_new_leader before update of writer_id on project
  for each row when (old.writer_id <> new.writer_id) execute function check_new_leader();

create table project_bookmark (
  project_id bigint not null references project on delete cascade,
  member_id bigint not null references member on delete cascade,
  created_at timestamptz not null default now(),
  primary key (project_id, member_id)
);
create index project_bookmark_of_member on project_bookmark (member_id, created_at desc);

create function check_project_bookmark_present() returns trigger language plpgsql as $$
begin
  if exists (select from added join member on member.id = added.member_id where withdrawn_at is not null) then
    perform refuse_withdrawn();
  end if;
  return null;
end $$;
create trigger project_bookmark_present after insert on project_bookmark
  referencing new table as added for each statement execute function check_project_bookmark_present();

-- Triggers maintain the counts shown in lists, in the transaction that changes them and for every path (deleting a post
-- deletes its comments, a withdrawal deletes bookmarks). They run per statement, not per row, so a bulk insert updates
-- each post once.
create function count_project_bookmarks() returns trigger language plpgsql as $$
begin
  update project set bookmark_count = bookmark_count + case tg_op when 'INSERT' then n else -n end
    from (select project_id, count(*) as n from changed group by project_id) as per_project
    where project.id = per_project.project_id;
  return null;
end $$;
create trigger project_bookmark_added after insert on project_bookmark
  referencing new table as changed for each statement execute function count_project_bookmarks();
create trigger project_bookmark_removed after delete on project_bookmark
  referencing old table as changed for each statement execute function count_project_bookmarks();

-- When a viewer was last counted (D38): `viewer_key` identifies the member, or a visitor by a salted hash.
create table project_view (
  project_id bigint not null references project on delete cascade,
  viewer_key text not null constraint project_view_key_length check (char_length(viewer_key) between 1 and 80),
  seen_at timestamptz not null default now(),
  primary key (project_id, viewer_key)
);
create index project_view_by_age on project_view (seen_at);
