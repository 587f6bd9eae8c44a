-- A nickname on a valid credential is taken for all but its member, until the credential is withdrawn (D157): otherwise
-- another member could show the credential of a renamed one as the own.
create index credential_nickname on credential ((lower(normalize(facts ->> 'nickname', nfc)) collate "C"))
  where withdrawn_at is null;

-- The unique index of nicknames serialises two renames, and issuing locks the member's row before it reads the nickname,
-- so the later transaction sees the row of the earlier one.
create or replace function check_nickname_free() returns trigger language plpgsql as $$
begin
  -- A nickname that stays as it is needs no check: members of before may share it with an older credential.
  if tg_op = 'UPDATE' and old.nickname_key = new.nickname_key then
    return null;
  end if;
  if exists (
    select from hidden_profile
      where nickname_key = new.nickname_key or new.nickname_key = any(later_nickname_keys)
  ) then
    raise unique_violation
      using message = 'an operator has hidden this nickname', constraint = 'member_nickname_unique';
  end if;
  if exists (
    select from credential
      where withdrawn_at is null and lower(normalize(facts ->> 'nickname', nfc)) collate "C" = new.nickname_key
        and member_id <> new.id
  ) then
    raise unique_violation
      using message = 'a valid credential states this nickname', constraint = 'member_nickname_unique';
  end if;
  return null;
end $$;
