-- Ways in and what happens to an account (D180 to D184): kept logins, social logins, passkeys, the log of an account, and
-- the way back from a changed e-mail.

-- A browser that stays logged in (D180). Its cookie is stored as a hash, so that a stolen backup opens no session. The end
-- follows from its last use and its login.
create table device_grant (
  id uuid primary key default gen_random_uuid(),
  member_id bigint not null references member on delete cascade,
  token_hash text not null,
  -- Of the token that was replaced last; it is accepted as long as its successor may not have arrived.
  previous_hash text,
  rotated_at timestamptz not null,
  created_at timestamptz not null,
  -- The device in words: system and browser, without versions.
  device text not null constraint device_grant_device_length check (char_length(device) between 1 and 60),
  -- Another member whose known device the browser was before the login (D162), for each session of the grant.
  after_member_id bigint references member,
  constraint device_grant_period check (rotated_at >= created_at)
);
create index device_grant_of_member on device_grant (member_id);
create index device_grant_after_member on device_grant (after_member_id) where after_member_id is not null;
create index device_grant_unused on device_grant (rotated_at);
create index device_grant_old on device_grant (created_at);

alter table session
  add column grant_id uuid references device_grant on delete set null,
  add column device text not null default '' constraint session_device_length check (char_length(device) <= 60),
  -- Until when the session needs no further proof for changes of the ways in (D185).
  add column proven_until timestamptz;
-- A grant has one open session.
create unique index session_grant_once on session (grant_id) where revoked_at is null and grant_id is not null;

-- The end of a grant ends its session, so that streams end and caches drop it.
create function end_session_of_grant() returns trigger language plpgsql as $$
begin
  update session set revoked_at = now() where grant_id = old.id and revoked_at is null;
  return old;
end $$;
create trigger device_grant_ended before delete on device_grant
  for each row execute function end_session_of_grant();

-- An identity at a provider of OpenID Connect (D182).
create table social_identity (
  issuer text not null constraint social_identity_issuer_length check (char_length(issuer) between 1 and 255),
  subject text not null constraint social_identity_subject_length check (char_length(subject) between 1 and 255),
  member_id bigint not null references member on delete cascade,
  -- The name of the environment variable, in lower case.
  provider text not null constraint social_identity_provider_form check (provider ~ '^[a-z0-9]{2,20}$'),
  created_at timestamptz not null,
  used_at timestamptz,
  primary key (issuer, subject),
  constraint social_identity_once unique (member_id, provider)
);

create table passkey (
  -- The id of the credential, the handle and the public key as base64url.
  id text primary key constraint passkey_id_length check (char_length(id) between 1 and 1400),
  member_id bigint not null references member on delete cascade,
  -- The same for all passkeys of a member.
  user_handle text not null constraint passkey_user_handle_length check (char_length(user_handle) between 1 and 86),
  public_key text not null,
  counter bigint not null constraint passkey_counter check (counter >= 0),
  transports text[] not null default '{}' constraint passkey_transports_count check (cardinality(transports) <= 10),
  name text not null constraint passkey_name_length check (char_length(name) between 1 and 30),
  created_at timestamptz not null,
  used_at timestamptz
);
create index passkey_of_member on passkey (member_id);
create index passkey_of_handle on passkey (user_handle);

-- What happened to an account, for its member.
create table account_event (
  id bigint generated always as identity primary key,
  member_id bigint not null references member on delete cascade,
  kind text not null constraint account_event_kind_code check (kind in
    ('NEW_DEVICE', 'PASSWORD', 'EMAIL', 'PASSKEY_ADDED', 'PASSKEY_REMOVED', 'SOCIAL_ADDED', 'SOCIAL_REMOVED',
     'GRANT_REUSED', 'EMAIL_UNDONE')),
  device text constraint account_event_device_length check (char_length(device) between 1 and 60),
  at timestamptz not null
);
create index account_event_of_member on account_event (member_id, id);
create index account_event_by_time on account_event (at);

-- The link with which the owner of a former e-mail takes the account back, stored as a hash. As long as it lives, the
-- address is in use.
create table email_undo (
  token_hash text primary key,
  member_id bigint not null references member on delete cascade,
  email text not null constraint email_undo_email_length check (char_length(email) between 3 and 254),
  email_key text collate "C" not null generated always as (lower(normalize(email, nfc))) stored,
  -- When the address was confirmed.
  confirmed_at timestamptz not null,
  created_at timestamptz not null
);
create index email_undo_of_member on email_undo (member_id);
create index email_undo_by_key on email_undo (email_key);
create index email_undo_by_norm on email_undo (email_norm(email));
create index email_undo_by_time on email_undo (created_at);

-- A member who withdraws meanwhile gets none of them.
create function check_added_member_present() returns trigger language plpgsql as $$
begin
  if exists (select from added join member on member.id = added.member_id where withdrawn_at is not null) then
    perform refuse_withdrawn();
  end if;
  return null;
end $$;
create trigger device_grant_present after insert on device_grant
  referencing new table as added for each statement execute function check_added_member_present();
create trigger social_identity_present after insert on social_identity
  referencing new table as added for each statement execute function check_added_member_present();
create trigger passkey_present after insert on passkey
  referencing new table as added for each statement execute function check_added_member_present();
create trigger account_event_present after insert on account_event
  referencing new table as added for each statement execute function check_added_member_present();
create trigger email_undo_present after insert on email_undo
  referencing new table as added for each statement execute function check_added_member_present();
