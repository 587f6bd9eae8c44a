-- What is sent outside the site: a row is written in the transaction of its cause and deleted once it is sent (D174). Rows
-- are claimed, sent and ended by short statements; no transaction is open while something is sent.

create table delivery (
  id bigint generated always as identity primary key,
  channel text not null constraint delivery_channel_code check (channel in ('MAIL', 'PUSH')),
  kind text not null,
  -- Whose it is: a withdrawal deletes it. Null where nobody may learn whether there is such a member.
  member_id bigint references member on delete cascade,
  -- What is requested again under the same key joins the row.
  key text constraint delivery_key_unique unique,
  -- What a joined delivery is about.
  items text[] not null default '{}' constraint delivery_items_count check (cardinality(items) <= 100),
  -- Contains no text: codes and passwords are made when the mail is composed.
  payload jsonb not null default '{}',
  -- Is sent before the others.
  urgent boolean not null,
  created_at timestamptz not null,
  due_at timestamptz not null,
  -- Until when the process that has claimed the row may send it; after a crash the row is claimed again.
  claimed_until timestamptz,
  attempts integer not null default 0,
  -- Given up; the row then has neither key nor items nor payload.
  failed_at timestamptz,
  -- The code of the last failure.
  code text,
  constraint delivery_failed_is_empty check (failed_at is null or (key is null and items = '{}' and payload = '{}'))
) with (fillfactor = 70, autovacuum_vacuum_threshold = 500, autovacuum_vacuum_scale_factor = 0);
create index delivery_due on delivery (channel, urgent desc, due_at) where failed_at is null;
create index delivery_of_member on delivery (member_id) where member_id is not null;
create index delivery_failed on delivery (failed_at) where failed_at is not null;

insert into delivery (channel, kind, member_id, key, payload, urgent, created_at, due_at)
  select 'MAIL', kind, (payload ->> 'memberId')::bigint, null, payload, true, requested_at, due_at
    from mail_request
    where kind <> 'report'
      and (payload ->> 'memberId' is null or exists (select from member where id = (payload ->> 'memberId')::bigint));
insert into delivery (channel, kind, key, urgent, created_at, due_at)
  select 'MAIL', 'report', 'reports', true, min(requested_at), max(due_at) from mail_request where kind = 'report'
    having count(*) > 0;
drop table mail_request;

-- When a mail server refused the member's address for good; a mail that is accepted later, or another address, ends it.
alter table member add column email_bounced_at timestamptz;

create function forget_bounce() returns trigger language plpgsql as $$
begin
  new.email_bounced_at := null;
  return new;
end $$;
create trigger member_email_changed before update of email on member
  for each row when (old.email is distinct from new.email and new.email_bounced_at is not null)
  execute function forget_bounce();
