-- Members who block each other (D135): between both there is no invitation, application or reply, also in concurrent
-- requests.

create table block (
  blocker_id bigint not null references member on delete cascade,
  blocked_id bigint not null references member on delete cascade,
  created_at timestamptz not null default now(),
  primary key (blocker_id, blocked_id),
  constraint block_of_others check (blocker_id <> blocked_id)
);
create index block_of_blocked on block (blocked_id, blocker_id);

-- A block and the rows it ends are serialised by an advisory lock of the pair: a block takes it exclusively, the others
-- share it. The second transaction sees what the first has committed.
create function pair_key(a bigint, b bigint) returns bigint language sql immutable as $$
  select hashtextextended('pair ' || least(a, b) || ' ' || greatest(a, b), 0)
$$;

create function lock_pair() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(pair_key(new.blocker_id, new.blocked_id));
  return new;
end $$;
create trigger block_locked before insert on block for each row execute function lock_pair();

create function check_pair(a bigint, b bigint, what text) returns void language plpgsql as $$
begin
  if a = b then return; end if;
  perform pg_advisory_xact_lock_shared(pair_key(a, b));
  if exists (
    select from block where (blocker_id = a and blocked_id = b) or (blocker_id = b and blocked_id = a)
  ) then
    raise check_violation using message = 'one of the two blocks the other', constraint = 'block_' || what;
  end if;
end $$;

-- Each locks its pairs in the order of the members' ids, so that two of them cannot wait for each other.
create function check_project_invitation_pair() returns trigger language plpgsql as $$
declare
  pair record;
begin
  for pair in select * from (
    select new.member_id, writer_id from project where id = new.project_id
  ) as pairs (a, b) order by 1, 2 loop
    perform check_pair(pair.a, pair.b, 'invitation');
  end loop;
  return new;
end $$;
create trigger project_invitation_pair before insert on project_invitation
  for each row execute function check_project_invitation_pair();

create function check_project_application_pair() returns trigger language plpgsql as $$
declare
  pair record;
begin
  for pair in select * from (
    select new.member_id, writer_id from project where id = new.project_id
  ) as pairs (a, b) order by 1, 2 loop
    perform check_pair(pair.a, pair.b, 'application');
  end loop;
  return new;
end $$;
create trigger project_application_pair before insert on project_application
  for each row execute function check_project_application_pair();

create function check_project_comment_pair() returns trigger language plpgsql as $$
declare
  pair record;
begin
  for pair in select * from (
    select new.writer_id, writer_id from project where id = new.project_id
    union select new.writer_id, writer_id from project_comment where id = new.parent_id and writer_id is not null
  ) as pairs (a, b) order by 1, 2 loop
    perform check_pair(pair.a, pair.b, 'comment');
  end loop;
  return new;
end $$;
create trigger project_comment_pair before insert on project_comment
  for each row execute function check_project_comment_pair();

create function check_archive_comment_pair() returns trigger language plpgsql as $$
declare
  pair record;
begin
  for pair in select * from (
    select new.writer_id, writer_id from archive where id = new.archive_id
    union select new.writer_id, writer_id from archive_comment where id = new.parent_id and writer_id is not null
  ) as pairs (a, b) order by 1, 2 loop
    perform check_pair(pair.a, pair.b, 'comment');
  end loop;
  return new;
end $$;
create trigger archive_comment_pair before insert on archive_comment
  for each row execute function check_archive_comment_pair();
