import { sql, type Kysely } from 'kysely';

/** Credentials of published archives, their status and the public keys that verify them (D124, D125). */
export async function up(db: Kysely<never>): Promise<void> {
  await createCredential(db);
  await guardCredential(db);
  await withdrawWithArchive(db);
  await refuseWithdrawn(db);
  await dropCachedStatus(db);
  await createKey(db);
}

async function createCredential(db: Kysely<never>) {
  await sql`
    create table credential (
      id uuid primary key,
      archive_id bigint references archive on delete set null,
      member_id bigint not null references member,
      list integer not null constraint credential_list_range check (list >= 1),
      index integer not null constraint credential_index_range check (index between 0 and 131071),
      facts jsonb,
      token text,
      salt text,
      issued_at timestamptz not null,
      withdrawn_at timestamptz,
      reason text constraint credential_reason_code check (reason in
        ('MEMBER', 'RENEWED', 'ARCHIVE', 'MEASURE', 'ACCOUNT')),
      constraint credential_place unique (list, index),
      constraint credential_withdrawn check ((withdrawn_at is null) = (reason is null)),
      constraint credential_whole check
        (withdrawn_at is not null or num_nulls(archive_id, facts, token, salt) = 0)
    )
  `.execute(db);
  await sql`
    create unique index credential_valid on credential (archive_id, member_id) where withdrawn_at is null
  `.execute(db);
  await sql`create index credential_of_member on credential (member_id, issued_at desc)`.execute(db);
  await sql`create index credential_of_archive on credential (archive_id) where archive_id is not null`.execute(db);
}

/** A withdrawal is permanent, and the index of a credential is never assigned twice. */
async function guardCredential(db: Kysely<never>) {
  await sql`
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
    end $$
  `.execute(db);
  await sql`
    create trigger credential_guard before update or delete on credential
      for each row execute function check_credential()
  `.execute(db);
}

async function withdrawWithArchive(db: Kysely<never>) {
  await sql`
    create function withdraw_credentials() returns trigger language plpgsql as $$
    begin
      update credential set withdrawn_at = now(), reason = 'ARCHIVE'
        where archive_id = old.id and withdrawn_at is null;
      return old;
    end $$
  `.execute(db);
  await sql`
    create trigger archive_credentials before delete on archive
      for each row execute function withdraw_credentials()
  `.execute(db);
}

/** As for the other tables of a member (0010). */
async function refuseWithdrawn(db: Kysely<never>) {
  await sql`
    create function check_credential_present() returns trigger language plpgsql as $$
    begin
      if exists (select from added join member on member.id = added.member_id where member.withdrawn_at is not null) then
        perform refuse_withdrawn();
      end if;
      return null;
    end $$
  `.execute(db);
  await sql`
    create trigger credential_present after insert on credential
      referencing new table as added for each statement execute function check_credential_present()
  `.execute(db);
}

/** The signed status lists are cached for a second (0028). */
async function dropCachedStatus(db: Kysely<never>) {
  await sql`
    create function drop_cached_by_credential() returns trigger language plpgsql as $$
    begin
      perform drop_cached(array['credentials']);
      return null;
    end $$
  `.execute(db);
  await sql`
    create trigger credential_cached_status after insert or update on credential
      for each statement execute function drop_cached_by_credential()
  `.execute(db);
}

/** Rows are only added: an older credential is verified by the key it was signed with. */
async function createKey(db: Kysely<never>) {
  await sql`
    create table credential_key (
      kid text primary key,
      public_jwk jsonb not null constraint credential_key_public check
        (public_jwk ?& array['kty', 'n', 'e'] and not public_jwk ?| array['d', 'p', 'q', 'dp', 'dq', 'qi', 'oth', 'k']),
      made_at timestamptz not null default now()
    )
  `.execute(db);
  await sql`
    create function keep_credential_key() returns trigger language plpgsql as $$
    begin
      raise check_violation using message = 'keys are only added', constraint = 'credential_key_kept';
    end $$
  `.execute(db);
  await sql`
    create trigger credential_key_kept before update or delete on credential_key
      for each row execute function keep_credential_key()
  `.execute(db);
}
