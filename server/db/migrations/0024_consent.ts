import { sql, type Kysely } from 'kysely';

/**
 * A named member belongs to an archive only after consent (D90 to D96). The constraints hold whatever the code does.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await addConsent(db);
  await addHandle(db);
  await guardConsent(db);
  await guardEvaluations(db);
  await guardPublication(db);
  await keepReadableEvaluations(db);
  await reportEvaluations(db);
  await notifyOfConsent(db);
}

/**
 * Writers and members who have evaluated are CONFIRMED, the others ASKED as of now, so that left-out members of a
 * published archive have the full time to answer (`asked_at`). Published archives stay published.
 */
async function addConsent(db: Kysely<never>) {
  await sql`
    alter table archive_member
      add column consent text not null default 'ASKED'
        constraint archive_member_consent_code check (consent in ('CONFIRMED', 'ASKED', 'DECLINED')),
      add column asked_at timestamptz not null default now(),
      add column answered_at timestamptz
  `.execute(db);
  await sql`
    update archive_member set consent = 'CONFIRMED', answered_at = coalesce(evaluated_at, archive.created_at)
      from archive
      where archive.id = archive_id and (evaluated_at is not null or archive.writer_id = member_id)
  `.execute(db);
  // A withdrawn member cannot answer.
  await sql`
    delete from archive_member using member
      where member.id = member_id and withdrawn_at is not null and consent = 'ASKED'
  `.execute(db);
  await sql`
    alter table archive_member
      alter column consent drop default,
      add constraint archive_member_answered check ((answered_at is null) = (consent = 'ASKED')),
      add constraint archive_member_evaluated check (evaluated_at is null or consent = 'CONFIRMED')
  `.execute(db);
  await sql`create index archive_member_asked on archive_member (member_id) where consent = 'ASKED'`.execute(db);
}

/**
 * The id of a received one-liner in the API: 52 random bits of a UUID (without the version bits), so that neither the
 * order of two ids nor their distance reveals who wrote when (D94).
 */
async function addHandle(db: Kysely<never>) {
  await sql`
    create function random_handle() returns bigint volatile language sql as $$
      select ('x' || substr(hex, 1, 12) || substr(hex, 18, 1))::bit(52)::bigint + 1
        from (select replace(gen_random_uuid()::text, '-', '') as hex) as uuid
    $$
  `.execute(db);
  await sql`
    alter table evaluation
      add column handle bigint not null default random_handle(),
      add column owner_hidden_at timestamptz,
      add column from_one boolean not null default false,
      add constraint evaluation_handle unique (handle)
  `.execute(db);
}

/** The writer has confirmed; a decline is final and deletes every evaluation by and about the member (D91). */
async function guardConsent(db: Kysely<never>) {
  await sql`
    create function check_consent() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and old.consent = 'DECLINED' and new.consent <> 'DECLINED' then
        raise check_violation using message = 'a decline is final', constraint = 'archive_member_declined';
      end if;
      if new.consent <> 'CONFIRMED' and new.member_id = (select writer_id from archive where id = new.archive_id) then
        raise check_violation using message = 'the writer has confirmed', constraint = 'archive_member_writer';
      end if;
      if new.consent = 'DECLINED' then
        new.evaluated_at = null;
      end if;
      return new;
    end $$
  `.execute(db);
  await sql`
    create trigger archive_member_consent before insert or update on archive_member
      for each row execute function check_consent()
  `.execute(db);
  await sql`
    create function delete_declined_evaluations() returns trigger language plpgsql as $$
    begin
      delete from evaluation
        where archive_id = new.archive_id and new.member_id in (evaluator_id, evaluated_id);
      return null;
    end $$
  `.execute(db);
  await sql`
    create trigger archive_member_declines after update of consent on archive_member
      for each row when (new.consent = 'DECLINED' and old.consent <> 'DECLINED')
      execute function delete_declined_evaluations()
  `.execute(db);
  await sql`
    create function check_new_writer() returns trigger language plpgsql as $$
    begin
      if not exists (
        select from archive_member
          where archive_id = new.id and member_id = new.writer_id and consent = 'CONFIRMED'
      ) then
        raise check_violation using message = 'the writer has confirmed', constraint = 'archive_member_writer';
      end if;
      return new;
    end $$
  `.execute(db);
  await sql`
    create trigger archive_new_writer before update of writer_id on archive
      for each row when (old.writer_id <> new.writer_id) execute function check_new_writer()
  `.execute(db);
}

/** Evaluations are by confirmed members, and about members who have not declined. */
async function guardEvaluations(db: Kysely<never>) {
  await sql`
    create function check_evaluation_consent() returns trigger language plpgsql as $$
    begin
      if exists (
        select from added
          left join archive_member by on by.archive_id = added.archive_id and by.member_id = evaluator_id
          left join archive_member about on about.archive_id = added.archive_id and about.member_id = evaluated_id
          where added.archive_id is not null
            and (by.consent is distinct from 'CONFIRMED' or about.consent is null or about.consent = 'DECLINED')
      ) then
        raise check_violation
          using message = 'evaluations are by and about members of the team', constraint = 'evaluation_consent';
      end if;
      return null;
    end $$
  `.execute(db);
  await sql`
    create trigger evaluation_consent after insert on evaluation
      referencing new table as added for each statement execute function check_evaluation_consent()
  `.execute(db);
}

/** At least two confirmed members, including withdrawn ones: an archive of one person alone is no proof (D92). */
async function guardPublication(db: Kysely<never>) {
  await sql`
    create function check_publication() returns trigger language plpgsql as $$
    begin
      if (select count(*) from archive_member where archive_id = new.id and consent = 'CONFIRMED') < 2 then
        raise check_violation using message = 'two members have confirmed', constraint = 'archive_confirmed_team';
      end if;
      return new;
    end $$
  `.execute(db);
  await sql`
    create trigger archive_publication before update of published_at on archive
      for each row when (old.published_at is null and new.published_at is not null)
      execute function check_publication()
  `.execute(db);
}

/**
 * The evaluations about confirmed members of a deleted published archive are preserved (D54), those about left-out
 * members are deleted.
 */
async function keepReadableEvaluations(db: Kysely<never>) {
  await sql`
    create function delete_left_out_evaluations() returns trigger language plpgsql as $$
    begin
      delete from evaluation
        where archive_id = old.id and evaluated_id not in (
          select member_id from archive_member where archive_id = old.id and consent = 'CONFIRMED'
        );
      -- Without its archive nobody can count any more how many wrote about the owner (D95).
      update evaluation set from_one = true
        where archive_id = old.id and (
          select count(*) from evaluation as other
            where other.archive_id = old.id and other.evaluated_id = evaluation.evaluated_id
        ) = 1;
      return old;
    end $$
  `.execute(db);
  await sql`
    create trigger archive_left_out before delete on archive
      for each row when (old.published_at is not null) execute function delete_left_out_evaluations()
  `.execute(db);
}

async function reportEvaluations(db: Kysely<never>) {
  await sql`
    alter table report
      drop constraint report_target_code,
      add constraint report_target_code check (target in
        ('PROJECT', 'PROJECT_COMMENT', 'ARCHIVE', 'ARCHIVE_COMMENT', 'EVALUATION')),
      alter column post_id drop not null,
      add constraint report_post check (post_id is not null or target = 'EVALUATION')
  `.execute(db);
}

/** Responses about an archive depend on the member's own consent (0021). */
async function notifyOfConsent(db: Kysely<never>) {
  await sql`
    create trigger archive_member_tied_update after update on archive_member
      referencing old table as changed for each statement execute function tell_archive_member_tied()
  `.execute(db);
}
