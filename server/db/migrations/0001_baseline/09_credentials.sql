-- Credentials of published archives, their status and the public keys that verify them (D124, D125).

-- `list` and `index` are the place in the signed status lists.
create table credential (
  id uuid primary key,
  archive_id bigint references archive on delete set null,
  member_id bigint not null references member,
  list integer not null constraint credential_list_range check (list >= 1),
  index integer not null constraint credential_index_range check (index between 0 and 131071),
  -- These three are null once the member has withdrawn.
  facts jsonb,
  token text,
  salt text,
  issued_at timestamptz not null,
  withdrawn_at timestamptz,
  -- `MEASURE` is an operator's.
  reason text constraint credential_reason_code check (reason in
    ('MEMBER', 'RENEWED', 'ARCHIVE', 'MEASURE', 'ACCOUNT')),
  constraint credential_place unique (list, index),
  constraint credential_withdrawn check ((withdrawn_at is null) = (reason is null)),
  constraint credential_whole check (withdrawn_at is not null or num_nulls(archive_id, facts, token, salt) = 0)
);
create unique index credential_valid on credential (archive_id, member_id) where withdrawn_at is null;
create index credential_of_member on credential (member_id, issued_at desc);
create index credential_of_archive on credential (archive_id) where archive_id is not null;

create function check_credential_present() returns trigger language plpgsql as $$
begin
  if exists (select from added join member on member.id = added.member_id where member.withdrawn_at is not null) then
    perform refuse_withdrawn();
  end if;
  return null;
end $$;
create trigger credential_present after insert on credential
  referencing new table as added for each statement execute function check_credential_present();

-- A withdrawal is permanent, and the index of a credential is never assigned twice.
create function check_credential() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise check_violation using message = 'credentials are never deleted', constraint = 'credential_kept';
  end if;
  if old.withdrawn_at is not null
    and (new.withdrawn_at is distinct from old.withdrawn_at or new.reason is distinct from old.reason) then
    raise check_violation using message = 'a withdrawal is final', constraint = 'credential_final';
  end if;
  if (new.id, new.member_id, new.list, new.index, new.issued_at)
    is distinct from (old.id, old.member_id, old.list, old.index, old.issued_at) then
    raise check_violation using message = 'a credential keeps its place', constraint = 'credential_fixed';
  end if;
  return new;
end $$;
create trigger credential_guard before update or delete on credential
  for each row execute function check_credential();

create function withdraw_credentials() returns trigger language plpgsql as $$
begin
  update credential set withdrawn_at = now(), reason = 'ARCHIVE'
    where archive_id = old.id and withdrawn_at is null;
  return old;
end $$;
create trigger archive_credentials before delete on archive
  for each row execute function withdraw_credentials();

-- Credentials of an archive are withdrawn when an operator hides it or confirms that it stays hidden; reports alone
-- withdraw none, because a withdrawal is permanent: after restoring, members issue new ones (D125).
create function withdraw_hidden_credentials() returns trigger language plpgsql as $$
begin
  update credential set withdrawn_at = now(), reason = 'MEASURE'
    where archive_id = new.id and withdrawn_at is null;
  return null;
end $$;
create trigger archive_hidden_credentials after update of hidden_by on archive
  for each row when (new.hidden_by = 'OPERATOR' and old.hidden_by is distinct from 'OPERATOR')
  execute function withdraw_hidden_credentials();

-- Rows are only added: an older credential is verified by the key it was signed with. A private part is refused.
create table credential_key (
  kid text primary key,
  public_jwk jsonb not null constraint credential_key_public check
    (public_jwk ?& array['kty', 'n', 'e'] and not public_jwk ?| array['d', 'p', 'q', 'dp', 'dq', 'qi', 'oth', 'k']),
  made_at timestamptz not null default now()
);

create function keep_credential_key() returns trigger language plpgsql as $$
begin
  raise check_violation using message = 'keys are only added', constraint = 'credential_key_kept';
end $$;
create trigger credential_key_kept before update or delete on credential_key
  for each row execute function keep_credential_key();
