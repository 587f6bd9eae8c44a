-- Confirmed e-mail addresses (D150 to D151).

-- The normal form of an address, by which one mailbox is recognised: without what follows `+`, and without the dots that
-- Gmail ignores. `emailNorm` of the server computes the same.
create function email_norm(address text) returns text immutable strict language sql as $$
  select case
    when parts.domain in ('gmail.com', 'googlemail.com') then replace(parts.local, '.', '') || '@gmail.com'
    else parts.local || '@' || parts.domain
  end
  from (select
    regexp_replace(substring(lower(address) from '^(.*)@'), '^([^+]+)\+.*$', '\1') as local,
    substring(lower(address) from '@([^@]*)$') as domain
  ) as parts
$$;

-- An account whose address a stranger has refused by the link has none until its member enters another one.
alter table member
  add column email_confirmed_at timestamptz,
  add column email_norm text collate "C" generated always as (email_norm(email)) stored,
  drop constraint member_complete,
  drop constraint member_erased;
alter table member
  add constraint member_complete check (withdrawn_at is not null or num_nulls(username, password_hash, nickname, name,
    birth, gender, phone, address, introduction, school_name, major, grade, skills, desired_roles) = 0),
  add constraint member_erased check (withdrawn_at is null or num_nonnulls(username, password_hash, nickname, name, birth,
    gender, phone, email, email_confirmed_at, address, introduction, school_name, major, grade, degree, entrance_year,
    graduation_year, skills, desired_roles, profile_image) = 0),
  add constraint member_confirmed_email check (email_confirmed_at is null or email is not null);
-- One mailbox confirms one account.
create unique index member_email_norm_unique on member (email_norm) where email_confirmed_at is not null;

-- Whom a new member resembles (D196).
create index member_suspended_email on member (email_norm) where suspended_until is not null;

-- The last code of a member for an address. The code and the token of the link are keyed hashes of the nonce and are not
-- stored. Five wrong codes end the code, not the link.
create table mail_code (
  member_id bigint not null references member on delete cascade,
  kind text not null constraint mail_code_kind check (kind in ('email', 'school')),
  address text not null constraint mail_code_address_length check (char_length(address) between 3 and 254),
  nonce uuid not null constraint mail_code_nonce unique,
  wrong smallint not null default 0 constraint mail_code_wrong check (wrong between 0 and 5),
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (member_id, kind),
  constraint mail_code_period check (expires_at > sent_at)
);
create index mail_code_by_end on mail_code (expires_at);

-- The confirmed school mail of a member, for twelve months (D151).
create table school_mail (
  member_id bigint primary key references member on delete cascade,
  address text not null constraint school_mail_address_length check (char_length(address) between 3 and 254),
  norm text collate "C" not null generated always as (email_norm(address)) stored constraint school_mail_norm unique,
  confirmed_at timestamptz not null,
  expires_at timestamptz not null,
  constraint school_mail_period check (expires_at > confirmed_at)
);
create index school_mail_by_end on school_mail (expires_at);

create function check_mail_code_present() returns trigger language plpgsql as $$
begin
  if exists (select from added join member on member.id = added.member_id where withdrawn_at is not null) then
    perform refuse_withdrawn();
  end if;
  return null;
end $$;
create trigger mail_code_present after insert on mail_code
  referencing new table as added for each statement execute function check_mail_code_present();

create function check_school_mail_present() returns trigger language plpgsql as $$
begin
  if exists (select from added join member on member.id = added.member_id where withdrawn_at is not null) then
    perform refuse_withdrawn();
  end if;
  return null;
end $$;
create trigger school_mail_present after insert on school_mail
  referencing new table as added for each statement execute function check_school_mail_present();

-- Nobody has confirmed an address yet. Confirmed members of pending archives who have not evaluated are asked again, since
-- from now on only members with a confirmed e-mail are confirmed; those who have evaluated stay (D150c).
update archive_member set consent = 'ASKED', answered_at = null
  from archive, member
  where archive.id = archive_id and member.id = member_id
    and published_at is null and consent = 'CONFIRMED' and evaluated_at is null
    and member_id <> writer_id and withdrawn_at is null;
