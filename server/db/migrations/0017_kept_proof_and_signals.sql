-- A published archive that its writer deletes keeps what the others confirmed (D164): the row stays without text, pictures
-- and place in any list, and with it team, lines and the confirmed facts.
alter table archive
  add column deleted_at timestamptz,
  drop constraint archive_description_length,
  add constraint archive_description_length check
    (char_length(description) between 1 and 300 or deleted_at is not null and description = ''),
  drop constraint archive_skills_any,
  add constraint archive_skills_any check (cardinality(skills) > 0 or deleted_at is not null),
  add constraint archive_deleted check (deleted_at is null or (
    published_at is not null and description = '' and cardinality(skills) = 0 and thumbnail is null and project_id is null
  ));
create index archive_deleted_only on archive (id) where deleted_at is not null;

create function keep_deleted() returns trigger language plpgsql as $$
begin
  raise check_violation using message = 'a deletion is final', constraint = 'archive_deleted_final';
end $$;
create trigger archive_deleted_final before update of deleted_at on archive
  for each row when (old.deleted_at is not null and new.deleted_at is distinct from old.deleted_at)
  execute function keep_deleted();

-- What hangs on the text goes with it, as do the evaluations of an archive that is hidden. Members who are not confirmed have no part in what stays, and the writer's own part
-- goes as in a withdrawal of the account.
create function delete_text_of_archive() returns trigger language plpgsql as $$
begin
  delete from archive_comment where archive_id = new.id;
  delete from archive_image where archive_id = new.id;
  delete from archive_bookmark where archive_id = new.id;
  delete from archive_view where archive_id = new.id;
  delete from evaluation where archive_id = new.id and (new.hidden_at is not null or evaluated_id not in (
    select member_id from archive_member where archive_id = new.id and consent = 'CONFIRMED'
  ));
  delete from archive_member where archive_id = new.id and consent <> 'CONFIRMED';
  delete from contribution where archive_id = new.id and member_id = new.writer_id;
  delete from member_record_archive where archive_id = new.id and member_id = new.writer_id;
  update notice set archive_id = null where archive_id = new.id;
  update credential set withdrawn_at = now(), reason = 'ARCHIVE'
    where archive_id = new.id and member_id = new.writer_id and withdrawn_at is null;
  update credential set archive_id = null where archive_id = new.id and member_id = new.writer_id;
  return null;
end $$;
create trigger archive_text_deleted after update of deleted_at on archive
  for each row when (old.deleted_at is null and new.deleted_at is not null) execute function delete_text_of_archive();

-- Signals that one person acts as a team (D162): whose known device the browser of a login was before, and the evaluations
-- that were sent in a browser of a teammate, until the publication.
alter table session add column after_member_id bigint references member;
create index session_after_member on session (after_member_id) where after_member_id is not null;
alter table archive_member add column same_device boolean not null default false;

-- A case that nobody has reported: the signals of a publication.
alter table report
  alter column reporter_id drop not null,
  drop constraint report_type_code,
  add constraint report_type_code check (type in
    ('INAPPROPRIATE_PROFILE', 'SPAM', 'ABUSIVE_LANGUAGE', 'FALSE_INFORMATION', 'OTHER', 'SIGNAL')),
  add constraint report_of_nobody check ((reporter_id is null) = (type = 'SIGNAL'));
create unique index report_signal_once on report (target, target_id) where type = 'SIGNAL';
