-- Archives of finished projects, their teams and pictures, and who bookmarked and viewed them.

-- Pending until `published_at` is set, which happens once (D50).
create table archive (
  id bigint generated always as identity primary key,
  writer_id bigint not null references member,
  title text not null constraint archive_title_length check (char_length(title) between 1 and 100),
  -- The search key of the title, and its bigrams.
  title_key text not null,
  title_grams tsvector not null,
  description text not null constraint archive_description_length check (char_length(description) between 1 and 300),
  category text not null constraint archive_category_code check (category in
    ('CONTEST', 'STARTUP', 'EXTRACURRICULAR', 'EXPERIENCE', 'STUDY')),
  start_date date not null,
  end_date date not null,
  skills skill_codes not null constraint archive_skills_any check (cardinality(skills) > 0),
  link text not null default '' constraint archive_link_length check (char_length(link) <= 2008),
  thumbnail text constraint archive_thumbnail_key check (thumbnail like 'image/%'),
  created_at timestamptz not null default now(),
  -- Null while the team still evaluates (D50).
  published_at timestamptz,
  -- When the team was last reminded (D51).
  reminded_at timestamptz,
  -- As of posts (03_posts.sql).
  comment_count integer not null default 0 constraint archive_comment_count_range check (comment_count >= 0),
  bookmark_count integer not null default 0 constraint archive_bookmark_count_range check (bookmark_count >= 0),
  view_count integer not null default 0 constraint archive_view_count_range check (view_count >= 0),
  -- One archive per project; the page of a post links a published one.
  project_id bigint references project on delete set null constraint archive_of_project unique,
  -- As of posts (03_posts.sql).
  hidden_at timestamptz,
  hidden_by text constraint archive_hidden_by_code check (hidden_by in ('OPERATOR', 'AUTO')),
  edited_at timestamptz,
  updated_at timestamptz,
  constraint archive_days_order check (end_date >= start_date),
  constraint archive_hidden check ((hidden_at is null) = (hidden_by is null))
) with (fillfactor = 90);
create index archive_published on archive (published_at desc, id desc) where published_at is not null;
create index archive_of_writer on archive (writer_id, id desc);
create index archive_by_title on archive using gin (title_grams) with (fastupdate = off);
-- Whether a row references an old file.
create index archive_by_thumbnail on archive (thumbnail) where thumbnail is not null;
create index archive_hidden_only on archive (id) where hidden_at is not null;

create function check_archive_present() returns trigger language plpgsql as $$
begin
  if exists (select from added join member on member.id = added.writer_id where withdrawn_at is not null) then
    perform refuse_withdrawn();
  end if;
  return null;
end $$;
create trigger archive_present after insert on archive
  referencing new table as added for each statement execute function check_archive_present();

-- The writer is a member of the team, too; roles may differ from the desired roles of the profile (D52). A named member
-- belongs to an archive only after consent (D90 to D96); the constraints and triggers hold whatever the code does.
create table archive_member (
  archive_id bigint not null references archive on delete cascade,
  member_id bigint not null references member,
  -- The order of members in the form, from 0.
  position smallint not null constraint archive_member_position_range check (position >= 0),
  roles role_codes not null constraint archive_member_roles_any check (cardinality(roles) > 0),
  -- When the member submitted the evaluations of the others.
  evaluated_at timestamptz,
  consent text not null
    constraint archive_member_consent_code check (consent in ('CONFIRMED', 'ASKED', 'DECLINED')),
  -- When the member was named.
  asked_at timestamptz not null default now(),
  answered_at timestamptz,
  primary key (archive_id, member_id),
  constraint archive_member_place unique (archive_id, position),
  constraint archive_member_answered check ((answered_at is null) = (consent = 'ASKED')),
  constraint archive_member_evaluated check (evaluated_at is null or consent = 'CONFIRMED')
);
create index archive_member_of_member on archive_member (member_id, archive_id desc);
create index archive_member_asked on archive_member (member_id) where consent = 'ASKED';

-- A withdrawn member cannot join a team.
create function check_archive_member_present() returns trigger language plpgsql as $$
begin
  if exists (select from added join member on member.id = added.member_id where withdrawn_at is not null) then
    perform refuse_withdrawn();
  end if;
  return null;
end $$;
create trigger archive_member_present after insert on archive_member
  referencing new table as added for each statement execute function check_archive_member_present();

-- The writer has confirmed; a decline is final (D91).
create function check_consent() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.consent = 'DECLINED' and new.consent <> 'DECLINED' then
    raise check_violation using message = 'a decline is final', constraint = 'archive_member_declined';
  end if;
  if new.consent <> 'CONFIRMED' and new.member_id = (select writer_id from archive where id = new.archive_id) then
    raise check_violation using message = 'the writer has confirmed', constraint = 'archive_member_writer';
  end if;
  if new.consent = 'DECLINED' then
    new.evaluated_at = null;
  end if;
  return new;
end $$;
create trigger archive_member_consent before insert or update on archive_member
  for each row execute function check_consent();

create function check_new_writer() returns trigger language plpgsql as $$
begin
  if not exists (
    select from archive_member
      where archive_id = new.id and member_id = new.writer_id and consent = 'CONFIRMED'
  ) then
    raise check_violation using message = 'the writer has confirmed', constraint = 'archive_member_writer';
  end if;
  return new;
end $$;
create trigger archive_new_writer before update of writer_id on archive
  for each row when (old.writer_id <> new.writer_id) execute function check_new_writer();

-- At least two confirmed members, including withdrawn ones: an archive of one person alone is no proof (D92).
create function check_publication() returns trigger language plpgsql as $$
begin
  if (select count(*) from archive_member where archive_id = new.id and consent = 'CONFIRMED') < 2 then
    raise check_violation using message = 'two members have confirmed', constraint = 'archive_confirmed_team';
  end if;
  return new;
end $$;
create trigger archive_publication before update of published_at on archive
  for each row when (old.published_at is null and new.published_at is not null) execute function check_publication();

create table archive_image (
  archive_id bigint not null references archive on delete cascade,
  position smallint not null constraint archive_image_position_range check (position between 0 and 9),
  file_key text not null constraint archive_image_file_key unique,
  constraint archive_image_key check (file_key like 'image/%'),
  -- Two images may swap positions in one statement.
  constraint archive_image_place primary key (archive_id, position) deferrable initially immediate
);

create table archive_bookmark (
  archive_id bigint not null references archive on delete cascade,
  member_id bigint not null references member on delete cascade,
  created_at timestamptz not null default now(),
  primary key (archive_id, member_id)
);
create index archive_bookmark_of_member on archive_bookmark (member_id, created_at desc);

create function check_archive_bookmark_present() returns trigger language plpgsql as $$
begin
  if exists (select from added join member on member.id = added.member_id where withdrawn_at is not null) then
    perform refuse_withdrawn();
  end if;
  return null;
end $$;
create trigger archive_bookmark_present after insert on archive_bookmark
  referencing new table as added for each statement execute function check_archive_bookmark_present();

-- As of posts (03_posts.sql).
create function count_archive_bookmarks() returns trigger language plpgsql as $$
begin
  update archive set bookmark_count = bookmark_count + case tg_op when 'INSERT' then n else -n end
    from (select archive_id, count(*) as n from changed group by archive_id) as per_archive
    where archive.id = per_archive.archive_id;
  return null;
end $$;
create trigger archive_bookmark_added after insert on archive_bookmark
  referencing new table as changed for each statement execute function count_archive_bookmarks();
create trigger archive_bookmark_removed after delete on archive_bookmark
  referencing old table as changed for each statement execute function count_archive_bookmarks();

-- When a viewer was last counted, as of posts (03_posts.sql).
create table archive_view (
  archive_id bigint not null references archive on delete cascade,
  viewer_key text not null constraint archive_view_key_length check (char_length(viewer_key) between 1 and 80),
  seen_at timestamptz not null default now(),
  primary key (archive_id, viewer_key)
);
create index archive_view_by_age on archive_view (seen_at);

-- Members who declined an archive of a project (D91). Separate from the archive, which its writer may delete and
-- register again, and from the seat, which a member loses by leaving the team or by leading it.
create table declined_archive (
  project_id bigint not null references project on delete cascade,
  member_id bigint not null references member on delete cascade,
  declined_at timestamptz not null,
  primary key (project_id, member_id)
);
create index declined_archive_of_member on declined_archive (member_id);
