-- Every process caches what it reads for up to a second (decision 0020). A change of a row notifies all processes of
-- the tags to drop, in the transaction of the change: the notification is sent at the commit, or never. Triggers send
-- it, so that it covers every path into the database.
--
--   table                                       tags
--   project                                     projects, project:<id>
--   project_comment, project_member             project:<id of the post>
--   project_seat                                projects, project:<id of the post>
--   archive                                     archives, archive:<id>; project:<id> of its post
--   archive_comment, archive_image              archive:<id of the archive>
--   archive_member                              archives, archive:<id of the archive>
--   project_bookmark, archive_bookmark          bookmarks:<id of the member>
--   evaluation                                  archives: the leader's card of a post shows keywords
--   member                                      people
--   session                                     session:<id>
--   credential                                  credentials: the signed status lists
--   block                                       blocks:<id of the blocker>: read with every list and page
--   announcement                                announcements

-- A statement that changes very many rows drops everything, because a notification has at most 8,000 bytes.
create function drop_cached(tags text[]) returns void language plpgsql as $$
begin
  if cardinality(tags) > 100 then
    perform pg_notify('cache', '*');
  elsif cardinality(tags) > 0 then
    perform pg_notify('cache', array_to_string(tags, ' '));
  end if;
end $$;

create function drop_all_cached() returns trigger language plpgsql as $$
begin
  perform pg_notify('cache', '*');
  return null;
end $$;

-- Posts.

create function drop_cached_by_project() returns trigger language plpgsql as $$
begin
  perform drop_cached(array(select distinct tag from (
    select 'projects'
    union all select 'project:' || id from changed
  ) as dropped (tag)));
  return null;
end $$;
create trigger project_cached_insert after insert on project
  referencing new table as changed for each statement execute function drop_cached_by_project();
create trigger project_cached_delete after delete on project
  referencing old table as changed for each statement execute function drop_cached_by_project();

-- The columns that cards and pages show: not the views, which may be shown up to a second late, the contact link, the
-- notice, `acted_at` and `active_since`. A migration that adds a shown column makes the trigger again with it.
create function drop_cached_by_project_update() returns trigger language plpgsql as $$
begin
  perform drop_cached(array['projects', 'project:' || new.id]);
  return null;
end $$;
create trigger project_cached_update after update of
    writer_id, title, title_key, title_grams, project_name, start_month, end_month, period, category, introduce,
    personnel, roles, skills, meeting_option, step, article, link, closed, closed_reason, created_at, comment_count,
    bookmark_count, weekly_hours, times, deadline, status, filled
  on project for each row execute function drop_cached_by_project_update();

create function drop_cached_by_hidden_project() returns trigger language plpgsql as $$
begin
  perform drop_cached(array['projects', 'project:' || new.id]);
  return null;
end $$;
create trigger project_cached_hidden after update of hidden_at on project
  for each row when (old.hidden_at is distinct from new.hidden_at) execute function drop_cached_by_hidden_project();

create trigger project_cached_truncate after truncate on project
  for each statement execute function drop_all_cached();

create function drop_cached_by_project_comment() returns trigger language plpgsql as $$
begin
  perform drop_cached(array(select distinct tag from (select 'project:' || project_id from changed) as dropped (tag)));
  return null;
end $$;
create trigger project_comment_cached_insert after insert on project_comment
  referencing new table as changed for each statement execute function drop_cached_by_project_comment();
create trigger project_comment_cached_update after update on project_comment
  referencing old table as changed for each statement execute function drop_cached_by_project_comment();
create trigger project_comment_cached_delete after delete on project_comment
  referencing old table as changed for each statement execute function drop_cached_by_project_comment();

create function drop_cached_by_project_member() returns trigger language plpgsql as $$
begin
  perform drop_cached(array(select distinct tag from (select 'project:' || project_id from changed) as dropped (tag)));
  return null;
end $$;
create trigger project_member_cached_insert after insert on project_member
  referencing new table as changed for each statement execute function drop_cached_by_project_member();
create trigger project_member_cached_update after update on project_member
  referencing old table as changed for each statement execute function drop_cached_by_project_member();
create trigger project_member_cached_delete after delete on project_member
  referencing old table as changed for each statement execute function drop_cached_by_project_member();

create function drop_cached_by_project_seat() returns trigger language plpgsql as $$
begin
  perform drop_cached(array(select distinct tag from (
    select 'projects' from changed
    union all select 'project:' || project_id from changed
  ) as dropped (tag)));
  return null;
end $$;
create trigger project_seat_cached_insert after insert on project_seat
  referencing new table as changed for each statement execute function drop_cached_by_project_seat();
create trigger project_seat_cached_update after update on project_seat
  referencing old table as changed for each statement execute function drop_cached_by_project_seat();
create trigger project_seat_cached_delete after delete on project_seat
  referencing old table as changed for each statement execute function drop_cached_by_project_seat();

create function drop_cached_by_project_bookmark() returns trigger language plpgsql as $$
begin
  perform drop_cached(array(select distinct tag from (select 'bookmarks:' || member_id from changed) as dropped (tag)));
  return null;
end $$;
create trigger project_bookmark_cached_insert after insert on project_bookmark
  referencing new table as changed for each statement execute function drop_cached_by_project_bookmark();
create trigger project_bookmark_cached_delete after delete on project_bookmark
  referencing old table as changed for each statement execute function drop_cached_by_project_bookmark();

-- Archives.

create function drop_cached_by_archive() returns trigger language plpgsql as $$
begin
  perform drop_cached(array(select distinct tag from (
    select 'archives'
    union all select 'archive:' || id from changed
  ) as dropped (tag)));
  return null;
end $$;
create trigger archive_cached_insert after insert on archive
  referencing new table as changed for each statement execute function drop_cached_by_archive();
create trigger archive_cached_delete after delete on archive
  referencing old table as changed for each statement execute function drop_cached_by_archive();

create function drop_cached_by_archive_update() returns trigger language plpgsql as $$
begin
  perform drop_cached(array['archives', 'archive:' || new.id]);
  return null;
end $$;
create trigger archive_cached_update after update of
    writer_id, title, title_key, title_grams, description, category, start_date, end_date, skills, link, thumbnail,
    created_at, published_at, reminded_at, comment_count, bookmark_count, project_id
  on archive for each row execute function drop_cached_by_archive_update();

create function drop_cached_by_hidden_archive() returns trigger language plpgsql as $$
begin
  perform drop_cached(array['archives', 'archive:' || new.id]);
  return null;
end $$;
create trigger archive_cached_hidden after update of hidden_at on archive
  for each row when (old.hidden_at is distinct from new.hidden_at) execute function drop_cached_by_hidden_archive();

create trigger archive_cached_truncate after truncate on archive
  for each statement execute function drop_all_cached();

-- The page of a post links its archive.
create function drop_cached_project_of_archive() returns trigger language plpgsql as $$
begin
  perform drop_cached(array['project:' || coalesce(new.project_id, old.project_id)]);
  return null;
end $$;
create trigger archive_project_cached_insert after insert on archive
  for each row when (new.project_id is not null) execute function drop_cached_project_of_archive();
create trigger archive_project_cached_update after update of published_at on archive
  for each row when (new.project_id is not null) execute function drop_cached_project_of_archive();
create trigger archive_project_cached_delete after delete on archive
  for each row when (old.project_id is not null) execute function drop_cached_project_of_archive();

create function drop_cached_by_archive_comment() returns trigger language plpgsql as $$
begin
  perform drop_cached(array(select distinct tag from (select 'archive:' || archive_id from changed) as dropped (tag)));
  return null;
end $$;
create trigger archive_comment_cached_insert after insert on archive_comment
  referencing new table as changed for each statement execute function drop_cached_by_archive_comment();
create trigger archive_comment_cached_update after update on archive_comment
  referencing old table as changed for each statement execute function drop_cached_by_archive_comment();
create trigger archive_comment_cached_delete after delete on archive_comment
  referencing old table as changed for each statement execute function drop_cached_by_archive_comment();

create function drop_cached_by_archive_image() returns trigger language plpgsql as $$
begin
  perform drop_cached(array(select distinct tag from (select 'archive:' || archive_id from changed) as dropped (tag)));
  return null;
end $$;
create trigger archive_image_cached_insert after insert on archive_image
  referencing new table as changed for each statement execute function drop_cached_by_archive_image();
create trigger archive_image_cached_update after update on archive_image
  referencing old table as changed for each statement execute function drop_cached_by_archive_image();
create trigger archive_image_cached_delete after delete on archive_image
  referencing old table as changed for each statement execute function drop_cached_by_archive_image();

create function drop_cached_by_archive_member() returns trigger language plpgsql as $$
begin
  perform drop_cached(array(select distinct tag from (
    select 'archives' from changed
    union all select 'archive:' || archive_id from changed
  ) as dropped (tag)));
  return null;
end $$;
create trigger archive_member_cached_insert after insert on archive_member
  referencing new table as changed for each statement execute function drop_cached_by_archive_member();
create trigger archive_member_cached_update after update on archive_member
  referencing old table as changed for each statement execute function drop_cached_by_archive_member();
create trigger archive_member_cached_delete after delete on archive_member
  referencing old table as changed for each statement execute function drop_cached_by_archive_member();

create function drop_cached_by_archive_bookmark() returns trigger language plpgsql as $$
begin
  perform drop_cached(array(select distinct tag from (select 'bookmarks:' || member_id from changed) as dropped (tag)));
  return null;
end $$;
create trigger archive_bookmark_cached_insert after insert on archive_bookmark
  referencing new table as changed for each statement execute function drop_cached_by_archive_bookmark();
create trigger archive_bookmark_cached_delete after delete on archive_bookmark
  referencing old table as changed for each statement execute function drop_cached_by_archive_bookmark();

-- Evaluations.

create function drop_cached_by_evaluation() returns trigger language plpgsql as $$
begin
  perform drop_cached(array['archives']);
  return null;
end $$;
create trigger evaluation_cached_change after insert or update or delete on evaluation
  for each statement execute function drop_cached_by_evaluation();

create function drop_cached_by_hidden_evaluation() returns trigger language plpgsql as $$
begin
  perform drop_cached(array['archives']);
  return null;
end $$;
create trigger evaluation_cached_hidden after update of hidden_at on evaluation
  for each row when (old.hidden_at is distinct from new.hidden_at) execute function drop_cached_by_hidden_evaluation();

-- Members and what belongs to one.

-- The fields of a member that others see; the leader's card shows the desired roles.
create function drop_cached_by_member_update() returns trigger language plpgsql as $$
begin
  perform drop_cached(array['people']);
  return null;
end $$;
create trigger member_cached_update after update of nickname, profile_image, withdrawn_at, desired_roles on member
  for each row execute function drop_cached_by_member_update();

create function drop_cached_by_session_update() returns trigger language plpgsql as $$
begin
  perform drop_cached(array['session:' || new.id]);
  return null;
end $$;
create trigger session_cached_update after update of member_id, ends_at, revoked_at, must_change_password on session
  for each row execute function drop_cached_by_session_update();

create function drop_cached_by_session() returns trigger language plpgsql as $$
begin
  perform drop_cached(array(select distinct tag from (select 'session:' || id from changed) as dropped (tag)));
  return null;
end $$;
create trigger session_cached_delete after delete on session
  referencing old table as changed for each statement execute function drop_cached_by_session();

create function drop_cached_by_block() returns trigger language plpgsql as $$
begin
  perform drop_cached(array(select distinct 'blocks:' || blocker_id from changed));
  return null;
end $$;
create trigger block_cached_insert after insert on block
  referencing new table as changed for each statement execute function drop_cached_by_block();
create trigger block_cached_delete after delete on block
  referencing old table as changed for each statement execute function drop_cached_by_block();

create function drop_cached_by_credential() returns trigger language plpgsql as $$
begin
  perform drop_cached(array['credentials']);
  return null;
end $$;
create trigger credential_cached_status after insert or update on credential
  for each statement execute function drop_cached_by_credential();

-- Announcements.

create function drop_cached_by_announcement() returns trigger language plpgsql as $$
begin
  perform drop_cached(array['announcements']);
  return null;
end $$;
create trigger announcement_cached_change after insert or update or delete on announcement
  for each statement execute function drop_cached_by_announcement();
