-- Sessions and the recovery of accounts.

-- One row per login (D10 to D13). Tokens are stored as hashes: a stolen backup opens no session.
create table session (
  id uuid primary key default gen_random_uuid(),
  member_id bigint not null references member on delete cascade,
  refresh_hash text not null,
  previous_refresh_hash text,
  -- When `refresh_hash` last changed: the grace period of the previous one starts here.
  rotated_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  ends_at timestamptz not null,
  revoked_at timestamptz,
  must_change_password boolean not null default false,
  -- In a session opened with the temporary password, it counts as the current password.
  temporary_password_hash text,
  -- Until when actions of an operator need no further password (D130).
  confirmed_until timestamptz,
  constraint session_end check (ends_at > created_at)
);
create index session_of_member on session (member_id);
create index session_by_end on session (ends_at);

-- Notifies every process when a session ends early: revoked by a logout, a new password or the reuse of a refresh
-- token, or deleted by a withdrawal. A trigger also covers future ways to end sessions.
create function notify_session_ended() returns trigger language plpgsql as $$
begin
  perform pg_notify('session_ended', old.id::text);
  return null;
end $$;
create trigger session_revoked after update of revoked_at on session
  for each row when (old.revoked_at is null and new.revoked_at is not null) execute function notify_session_ended();
create trigger session_deleted after delete on session
  for each row when (old.revoked_at is null and old.ends_at > now()) execute function notify_session_ended();

-- One temporary password per member, valid for one login until it expires (D20).
create table temporary_password (
  member_id bigint primary key references member on delete cascade,
  password_hash text not null,
  expires_at timestamptz not null
);

-- Mails to be sent. A request contains no text: passwords are generated when the mail is sent and are stored nowhere.
create table mail_request (
  id bigint generated always as identity primary key,
  kind text not null,
  payload jsonb not null,
  requested_at timestamptz not null default now(),
  due_at timestamptz not null default now(),
  attempts integer not null default 0
);
create index mail_request_due on mail_request (due_at);
