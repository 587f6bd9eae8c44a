-- Saved searches of posts (D176), the weekly digest (D177), and the agreement that mails of both need (Network Act §50).

-- The kinds of notices are listed in contract/notice alone (D170).
alter table notice drop constraint notice_kind_code;
alter table notice add constraint notice_kind_code check (kind ~ '^[A-Z]+(_[A-Z]+)*$');

create table saved_search (
  id bigint generated always as identity primary key,
  member_id bigint not null references member on delete cascade,
  -- The canonical query of the list, without order, page and state.
  query text not null constraint saved_search_query_length check (char_length(query) between 1 and 2500),
  mail text not null constraint saved_search_mail_code check (mail in ('OFF', 'NOW', 'DAILY')),
  push boolean not null,
  created_at timestamptz not null,
  constraint saved_search_once unique (member_id, query)
);
create index saved_search_by_query on saved_search (query);

-- Ten a member, under the lock of the member's row.
create function check_saved_search() returns trigger language plpgsql as $$
begin
  if (select withdrawn_at from member where id = new.member_id for no key update) is not null then
    perform refuse_withdrawn();
  end if;
  if (select count(*) from saved_search where member_id = new.member_id) >= 10 then
    raise check_violation using message = 'a member has ten saved searches', constraint = 'saved_search_ten';
  end if;
  return new;
end $$;
create trigger saved_search_checked before insert on saved_search
  for each row execute function check_saved_search();

-- FOUND: new posts of a saved search, in one unread line of it.
alter table notice add column saved_search_id bigint references saved_search on delete cascade;
alter table notice add constraint notice_of_search check ((saved_search_id is not null) = (kind = 'FOUND'));
create unique index notice_found_unread on notice (saved_search_id) where read_at is null;
create index notice_found on notice (saved_search_id) where saved_search_id is not null;

-- Posts that no saved search was asked about yet: published ones, and ones reopened a week or more after they last opened.
create table listed_project (
  project_id bigint primary key references project on delete cascade
);
create function list_project() returns trigger language plpgsql as $$
begin
  insert into listed_project (project_id) values (new.id) on conflict do nothing;
  return null;
end $$;
create trigger project_listed after insert on project
  for each row when (not new.closed) execute function list_project();
create trigger project_listed_again after update of closed on project
  for each row when (
    old.closed and not new.closed
      and coalesce(old.reopened_at, old.created_at) <= coalesce(new.reopened_at, now()) - interval '7 days'
  ) execute function list_project();

alter table notification_setting
  -- When the member agreed to advertising; null again with the end of its last use.
  add column agreed_at timestamptz,
  -- Since when the next digest counts; null while it is off.
  add column digest_since timestamptz,
  -- The Monday of the last digest.
  add column digest_week date,
  -- The last day of a login or renewal, kept only with the digest.
  add column seen_on date,
  add constraint notification_setting_digest check (
    num_nulls(digest_since, digest_week, seen_on) in (0, 3) and (digest_since is null or agreed_at is not null)
  );
create index notification_setting_digest_due on notification_setting (digest_week) where digest_since is not null;
