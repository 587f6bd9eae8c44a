-- Comments on posts and archives. One level of replies: `parent_id` is the root of the thread. A root with replies
-- cannot be deleted; it becomes a tombstone without text and writer (D40).

create table project_comment (
  id bigint generated always as identity primary key,
  project_id bigint not null references project on delete cascade,
  parent_id bigint,
  writer_id bigint references member,
  content text not null,
  deleted boolean not null default false,
  created_at timestamptz not null default now(),
  -- As of posts (03_posts.sql).
  hidden_at timestamptz,
  hidden_by text constraint project_comment_hidden_by_code check (hidden_by in ('OPERATOR', 'AUTO')),
  edited_at timestamptz,
  -- For the foreign key below.
  constraint project_comment_place unique (project_id, id),
  constraint project_comment_same_project
    foreign key (project_id, parent_id) references project_comment (project_id, id),
  constraint project_comment_no_loop check (parent_id < id),
  constraint project_comment_content_length check (char_length(content) <= 300),
  constraint project_comment_tombstone check (deleted = (content = '') and deleted = (writer_id is null)),
  constraint project_comment_hidden check ((hidden_at is null) = (hidden_by is null))
);
create index project_comment_of_parent on project_comment (parent_id) where parent_id is not null;
create index project_comment_of_writer on project_comment (writer_id, id desc);
create index project_comment_hidden_only on project_comment (id) where hidden_at is not null;

create table archive_comment (
  id bigint generated always as identity primary key,
  archive_id bigint not null references archive on delete cascade,
  parent_id bigint,
  writer_id bigint references member,
  content text not null,
  deleted boolean not null default false,
  created_at timestamptz not null default now(),
  hidden_at timestamptz,
  hidden_by text constraint archive_comment_hidden_by_code check (hidden_by in ('OPERATOR', 'AUTO')),
  edited_at timestamptz,
  constraint archive_comment_place unique (archive_id, id),
  constraint archive_comment_same_archive
    foreign key (archive_id, parent_id) references archive_comment (archive_id, id),
  constraint archive_comment_no_loop check (parent_id < id),
  constraint archive_comment_content_length check (char_length(content) <= 300),
  constraint archive_comment_tombstone check (deleted = (content = '') and deleted = (writer_id is null)),
  constraint archive_comment_hidden check ((hidden_at is null) = (hidden_by is null))
);
create index archive_comment_of_parent on archive_comment (parent_id) where parent_id is not null;
create index archive_comment_of_writer on archive_comment (writer_id, id desc);
create index archive_comment_hidden_only on archive_comment (id) where hidden_at is not null;

create function check_project_comment_present() returns trigger language plpgsql as $$
begin
  if exists (select from added join member on member.id = added.writer_id where withdrawn_at is not null) then
    perform refuse_withdrawn();
  end if;
  return null;
end $$;
create trigger project_comment_present after insert on project_comment
  referencing new table as added for each statement execute function check_project_comment_present();

create function check_archive_comment_present() returns trigger language plpgsql as $$
begin
  if exists (select from added join member on member.id = added.writer_id where withdrawn_at is not null) then
    perform refuse_withdrawn();
  end if;
  return null;
end $$;
create trigger archive_comment_present after insert on archive_comment
  referencing new table as added for each statement execute function check_archive_comment_present();

-- Neither tombstones (D40) nor hidden comments (D133) are counted. Per statement, as the counts of bookmarks.
create function count_project_comments() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update project set comment_count = comment_count + per_post.n
      from (select project_id as post_id, count(*) filter (where not added.deleted and added.hidden_at is null) as n
            from added group by 1) as per_post
      where project.id = per_post.post_id and per_post.n <> 0;
  elsif tg_op = 'DELETE' then
    update project set comment_count = comment_count + per_post.n
      from (select project_id as post_id,
              -count(*) filter (where not removed.deleted and removed.hidden_at is null) as n
            from removed group by 1) as per_post
      where project.id = per_post.post_id and per_post.n <> 0;
  else
    update project set comment_count = comment_count + per_post.n
      from (select project_id as post_id,
              count(*) filter (where not added.deleted and added.hidden_at is null)
              - count(*) filter (where not removed.deleted and removed.hidden_at is null) as n
            from added join removed using (id, project_id) group by 1) as per_post
      where project.id = per_post.post_id and per_post.n <> 0;
  end if;
  return null;
end $$;
create trigger project_comment_added after insert on project_comment
  referencing new table as added for each statement execute function count_project_comments();
create trigger project_comment_removed after delete on project_comment
  referencing old table as removed for each statement execute function count_project_comments();
create trigger project_comment_changed after update on project_comment
  referencing old table as removed new table as added for each statement execute function count_project_comments();

create function count_archive_comments() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update archive set comment_count = comment_count + per_post.n
      from (select archive_id as post_id, count(*) filter (where not added.deleted and added.hidden_at is null) as n
            from added group by 1) as per_post
      where archive.id = per_post.post_id and per_post.n <> 0;
  elsif tg_op = 'DELETE' then
    update archive set comment_count = comment_count + per_post.n
      from (select archive_id as post_id,
              -count(*) filter (where not removed.deleted and removed.hidden_at is null) as n
            from removed group by 1) as per_post
      where archive.id = per_post.post_id and per_post.n <> 0;
  else
    update archive set comment_count = comment_count + per_post.n
      from (select archive_id as post_id,
              count(*) filter (where not added.deleted and added.hidden_at is null)
              - count(*) filter (where not removed.deleted and removed.hidden_at is null) as n
            from added join removed using (id, archive_id) group by 1) as per_post
      where archive.id = per_post.post_id and per_post.n <> 0;
  end if;
  return null;
end $$;
create trigger archive_comment_added after insert on archive_comment
  referencing new table as added for each statement execute function count_archive_comments();
create trigger archive_comment_removed after delete on archive_comment
  referencing old table as removed for each statement execute function count_archive_comments();
create trigger archive_comment_changed after update on archive_comment
  referencing old table as removed new table as added for each statement execute function count_archive_comments();
