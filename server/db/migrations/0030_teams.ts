import { sql, type Kysely } from 'kysely';

/** Applications, departures, check-ins, notices, and the archive of a project (D104 to D113). */
export async function up(db: Kysely<never>): Promise<void> {
  await createApplication(db);
  await createDeparture(db);
  await createCheckIn(db);
  await createNotice(db);
  await tieArchive(db);
  await refuseWithdrawn(db);
  await dropByEvaluation(db);
}

/** The leader's card of a post shows the keywords of evaluations; it has the tag of all archives. */
async function dropByEvaluation(db: Kysely<never>) {
  await sql`
    create function drop_cached_by_evaluation() returns trigger language plpgsql as $$
    begin
      perform drop_cached(array['archives']);
      return null;
    end $$
  `.execute(db);
  await sql`
    create trigger evaluation_cached_change after insert or update or delete on evaluation
      for each statement execute function drop_cached_by_evaluation()
  `.execute(db);
}

async function createApplication(db: Kysely<never>) {
  await sql`
    create table project_application (
      id bigint generated always as identity primary key,
      project_id bigint not null references project on delete cascade,
      member_id bigint not null references member on delete cascade,
      role role_code not null,
      message text not null,
      link text not null default '' constraint project_application_link_length check (char_length(link) <= 2008),
      status text not null default 'PENDING' constraint project_application_status_code check (status in
        ('PENDING', 'ACCEPTED', 'DECLINED', 'EXPIRED', 'WITHDRAWN')),
      reason text constraint project_application_reason_code check (reason in ('FULL', 'SCHEDULE', 'SKILL', 'OTHER')),
      note text constraint project_application_note_length check (char_length(note) between 1 and 200),
      created_at timestamptz not null,
      answered_at timestamptz,
      -- How many of the two reminders the leader has got.
      reminders smallint not null default 0 constraint project_application_reminders_range check (reminders between 0 and 2),
      constraint project_application_answered check ((answered_at is null) = (status = 'PENDING')),
      constraint project_application_reason check ((reason is not null) = (status = 'DECLINED')),
      constraint project_application_note check ((note is not null) = (reason is not distinct from 'OTHER')),
      -- The text goes some time after the end.
      constraint project_application_message_length check (
        char_length(message) between 10 and 500 or (message = '' and status <> 'PENDING'))
    )
  `.execute(db);
  await sql`
    create unique index project_application_waiting on project_application (project_id, member_id)
      where status = 'PENDING'
  `.execute(db);
  await sql`create index project_application_of_project on project_application (project_id, status, id)`.execute(db);
  await sql`create index project_application_of_member on project_application (member_id, id desc)`.execute(db);
  await sql`
    create index project_application_by_age on project_application (created_at) where status = 'PENDING'
  `.execute(db);
  await sql`
    create index project_application_text on project_application (answered_at) where message <> ''
  `.execute(db);
}

/** Members who left a team or were removed from it, and the reason. */
async function createDeparture(db: Kysely<never>) {
  await sql`
    create table project_departure (
      id bigint generated always as identity primary key,
      project_id bigint not null references project on delete cascade,
      member_id bigint not null references member on delete cascade,
      kind text not null constraint project_departure_kind_code check (kind in ('LEFT', 'REMOVED')),
      reason text constraint project_departure_reason_code check (reason in ('SCHEDULE', 'INTEREST', 'CONFLICT', 'OTHER')),
      note text constraint project_departure_note_length check (char_length(note) between 1 and 200),
      departed_at timestamptz not null,
      constraint project_departure_reason check ((reason is not null) = (kind = 'LEFT')),
      constraint project_departure_note check ((note is not null) = (kind = 'REMOVED' or reason = 'OTHER'))
    )
  `.execute(db);
  await sql`create index project_departure_of_project on project_departure (project_id, member_id, id desc)`.execute(
    db,
  );
  await sql`create index project_departure_of_member on project_departure (member_id)`.execute(db);
}

async function createCheckIn(db: Kysely<never>) {
  await sql`
    create table check_in (
      project_id bigint not null references project on delete cascade,
      member_id bigint not null references member on delete cascade,
      week date not null constraint check_in_monday check (extract(isodow from week) = 1),
      mood text not null constraint check_in_mood_code check (mood in ('GOOD', 'SLOW', 'HELP')),
      text text not null constraint check_in_text_length check (char_length(text) between 1 and 200),
      updated_at timestamptz not null,
      -- Whether the leader was told of HELP this week.
      help_notified boolean not null default false,
      primary key (project_id, member_id, week)
    )
  `.execute(db);
  await sql`create index check_in_of_member on check_in (member_id)`.execute(db);
}

/**
 * A notice of a member. `others` are the members who caused earlier events than `actor_id`, each once. A notice is
 * preserved when its post is deleted or its actor withdraws.
 */
async function createNotice(db: Kysely<never>) {
  await sql`
    create table notice (
      id bigint generated always as identity primary key,
      member_id bigint not null references member on delete cascade,
      kind text not null constraint notice_kind_code check (kind in
        ('COMMENT', 'REPLY', 'APPLIED', 'REMINDED', 'CLOSED', 'IDLE_ASK', 'LEFT', 'HELP', 'MISSED', 'ANSWERED', 'EXPIRED',
         'JOINED', 'REMOVED', 'LEAD', 'CONSENT_DECLINED', 'ALONE', 'PUBLISHED')),
      actor_id bigint references member on delete set null,
      others bigint[] not null default '{}',
      project_id bigint references project on delete set null,
      archive_id bigint references archive on delete set null,
      comment_id bigint,
      role role_code,
      reason text,
      note text constraint notice_note_length check (char_length(note) between 1 and 200),
      count integer constraint notice_count_range check (count > 0),
      created_at timestamptz not null,
      read_at timestamptz,
      constraint notice_target check (num_nonnulls(project_id, archive_id) <= 1),
      constraint notice_of_others check (actor_id is null or actor_id <> member_id)
    )
  `.execute(db);
  await sql`create index notice_of_member on notice (member_id, id desc)`.execute(db);
  await sql`create index notice_unread on notice (member_id) where read_at is null`.execute(db);
  for (const target of ['project_id', 'archive_id']) {
    await sql`
      create unique index ${sql.ref(`notice_joined_${target}`)} on notice (member_id, kind, ${sql.ref(target)})
        where read_at is null and ${sql.ref(target)} is not null
          and kind in ('COMMENT', 'REPLY', 'APPLIED', 'JOINED', 'REMINDED')
    `.execute(db);
    await sql`create index ${sql.ref(`notice_of_${target}`)} on notice (${sql.ref(target)})
      where ${sql.ref(target)} is not null`.execute(db);
  }
  await sql`create index notice_of_actor on notice (actor_id) where actor_id is not null`.execute(db);
  await sql`create index notice_by_age on notice (created_at)`.execute(db);
}

/** One archive per project; the page of a post links a published one. */
async function tieArchive(db: Kysely<never>) {
  await sql`
    alter table archive add column project_id bigint references project on delete set null
      constraint archive_of_project unique
  `.execute(db);
  await sql`drop trigger archive_cached_update on archive`.execute(db);
  await sql`
    create trigger archive_cached_update after update of
      writer_id, title, title_key, title_grams, description, category, start_date, end_date, skills, link, thumbnail,
      created_at, published_at, reminded_at, comment_count, bookmark_count, project_id
      on archive for each row execute function drop_cached_by_archive_update()
  `.execute(db);
  await sql`
    create function drop_cached_project_of_archive() returns trigger language plpgsql as $$
    begin
      perform drop_cached(array['project:' || coalesce(new.project_id, old.project_id)]);
      return null;
    end $$
  `.execute(db);
  for (const [event, row] of [
    ['insert', 'new'],
    ['update of published_at', 'new'],
    ['delete', 'old'],
  ] as const) {
    await sql`
      create trigger ${sql.ref(`archive_project_cached_${event.slice(0, 6)}`)} after ${sql.raw(event)} on archive
        for each row when (${sql.raw(row)}.project_id is not null) execute function drop_cached_project_of_archive()
    `.execute(db);
  }
}

/**
 * A withdrawn member cannot insert rows, as in 0010 for other tables. A notice to a withdrawn member is dropped, not
 * refused.
 */
async function refuseWithdrawn(db: Kysely<never>) {
  await sql`
    create function drop_withdrawn_notices() returns trigger language plpgsql as $$
    begin
      delete from notice using added, member
        where notice.id = added.id and member.id = added.member_id and withdrawn_at is not null;
      return null;
    end $$
  `.execute(db);
  await sql`
    create trigger notice_present after insert on notice
      referencing new table as added for each statement execute function drop_withdrawn_notices()
  `.execute(db);
  for (const table of ['project_application', 'check_in']) {
    const name = sql.ref(`check_${table}_present`);
    await sql`
      create function ${name}() returns trigger language plpgsql as $$
      begin
        if exists (select from added join member on member.id = added.member_id where withdrawn_at is not null) then
          perform refuse_withdrawn();
        end if;
        return null;
      end $$
    `.execute(db);
    await sql`
      create trigger ${sql.ref(`${table}_present`)} after insert on ${sql.table(table)}
        referencing new table as added for each statement execute function ${name}()
    `.execute(db);
  }
}
