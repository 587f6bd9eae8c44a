-- What the server remembers for itself.

-- The id of this database. A storage contains the same id, so that a database never treats files of another one as
-- orphans: an empty database with existing uploads, or one configured with another's bucket. A restored dump contains
-- its id.
create table installation (
  id uuid not null default gen_random_uuid(),
  only_one boolean primary key default true constraint installation_only_one check (only_one)
);
insert into installation default values;

-- Files that no row references any more: listed by the transaction that releases them, erased after its commit.
create table file_erasure (
  file_key text primary key,
  requested_at timestamptz not null default now()
);

-- The idempotency keys of every creating request (MEND-52). Joining has no member. `created` is no foreign key: a key
-- is preserved when what it created is deleted, so that a repeated request does not create it again.
create table request_key (
  member_id bigint references member,
  -- The UUID that the browser sent.
  key uuid not null,
  -- SHA-256 of the request: the same key with another one is refused.
  request_hash text not null,
  created jsonb,
  created_at timestamptz not null default now(),
  constraint request_key_once unique nulls not distinct (key, member_id)
);
create index request_key_by_age on request_key (created_at);
create index request_key_by_member on request_key (member_id);

create function check_request_key_present() returns trigger language plpgsql as $$
begin
  if exists (select from added join member on member.id = added.member_id where withdrawn_at is not null) then
    perform refuse_withdrawn();
  end if;
  return null;
end $$;
create trigger request_key_present after insert on request_key
  referencing new table as added for each statement execute function check_request_key_present();

-- Number of calls of each caller in the current window, for several processes that count together (decision 0019).
-- Unlogged: counting writes no WAL and does not wait for the disk; after a crash of the database all counts start
-- again. Half of each page is free, so that a count updates its row in place.
create unlogged table call_count (
  -- A keyed hash of the limit and the caller.
  key text primary key,
  -- Reserved by processes in blocks, whether or not they have happened.
  calls bigint not null,
  ends_at timestamptz not null
) with (fillfactor = 50);
