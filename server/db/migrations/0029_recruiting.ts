import { sql, type Kysely } from 'kysely';

/**
 * Seats by role, weekly hours and times, closing date and state of a post (D100 to D103, D112), and why it is closed.
 * The constraints hold whatever the code does: the count of joined members, the sum of the seats, the reason of a
 * closed post.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await addColumns(db);
  await addRoles(db);
  await createSeats(db);
  await countJoined(db);
  await guardSeats(db);
  await addFacets(db);
  await dropCached(db);
}

/** Closed posts count as closed by their writers; the idle time of posts starts now. */
async function addColumns(db: Kysely<never>) {
  await sql`
    alter table project
      add column weekly_hours text constraint project_weekly_hours_code check (weekly_hours in
        ('UNDER_5', 'FROM_5', 'FROM_10', 'FROM_20')),
      add column times text[] not null default '{}' constraint project_times_known check (times <@ array[
        'WEEKDAY_DAY', 'WEEKDAY_NIGHT', 'WEEKEND']),
      add column deadline date,
      add column status text not null default 'ACTIVE' constraint project_status_code check (status in
        ('ACTIVE', 'DONE', 'STOPPED')),
      add column closed_reason text constraint project_closed_reason_code check (closed_reason in
        ('WRITER', 'FULL', 'DEADLINE', 'IDLE')),
      add column reopened_at timestamptz,
      add column filled smallint not null default 0 constraint project_filled_range check (filled >= 0),
      add column contact_link text not null default ''
        constraint project_contact_link_length check (char_length(contact_link) <= 2008),
      add column notice text not null default ''
        constraint project_notice_length check (char_length(notice) <= 500),
      add column acted_at timestamptz not null default now(),
      add column idle_asked_at timestamptz,
      add column active_since timestamptz not null default now(),
      add column led_since timestamptz not null default now()
  `.execute(db);
  await sql`alter table project disable trigger user`.execute(db);
  await sql`update project set closed_reason = 'WRITER' where closed`.execute(db);
  await sql`update project set led_since = created_at, active_since = created_at`.execute(db);
}

/**
 * Members who joined before roles existed get the first own desired role that was sought, else the first sought one
 * (D108).
 */
async function addRoles(db: Kysely<never>) {
  await sql`
    create domain role_code as text constraint role_code_known check (value in
      ('UX_UI_DESIGN', 'BX_DESIGN', 'FRONT_END', 'BACK_END', 'PM'))
  `.execute(db);
  await sql`
    alter table project_member
      add column role role_code,
      -- When the leader was told of two missed weeks; null once the member has checked in again.
      add column missed_at timestamptz
  `.execute(db);
  await sql`
    update project_member set role = coalesce(
      (select desired from unnest(member.desired_roles::text[]) with ordinality as wish (desired, place)
        where desired = any(project.roles::text[]) order by place limit 1),
      (project.roles::text[])[1]
    ) from project, member where project.id = project_id and member.id = member_id
  `.execute(db);
  await sql`alter table project_member alter column role set not null`.execute(db);
  await sql`
    update project set filled = joined
      from (select project_id, count(*) as joined from project_member group by project_id) as team
      where id = project_id
  `.execute(db);
  // Full posts were open until now; they are closed.
  await sql`
    update project set closed = true, closed_reason = 'FULL' where not closed and filled >= personnel
  `.execute(db);
  await sql`
    alter table project
      add constraint project_filled_places check (filled <= personnel),
      add constraint project_closed_with_reason check (closed = (closed_reason is not null)),
      add constraint project_ended_closed check (status = 'ACTIVE' or closed)
  `.execute(db);
  await sql`alter table project enable trigger user`.execute(db);
}

async function createSeats(db: Kysely<never>) {
  await sql`
    create table project_seat (
      project_id bigint not null references project on delete cascade,
      role role_code not null,
      count smallint not null constraint project_seat_count_range check (count between 1 and 20),
      taken smallint not null default 0 constraint project_seat_taken_range check (taken between 0 and count),
      primary key (project_id, role)
    )
  `.execute(db);
}

/** Counted in the transaction that changes the team, for every path: withdrawals delete rows, too. */
async function countJoined(db: Kysely<never>) {
  await sql`
    create function count_joined() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' then
        update project set filled = filled - 1 where id = old.project_id;
        update project_seat set taken = taken - 1 where project_id = old.project_id and role = old.role;
      end if;
      if tg_op <> 'DELETE' then
        update project set filled = filled + 1 where id = new.project_id;
        update project_seat set taken = taken + 1 where project_id = new.project_id and role = new.role;
        if not found and exists (select from project_seat where project_id = new.project_id) then
          raise check_violation using message = 'the post has no such seat', constraint = 'project_member_seat';
        end if;
      end if;
      return null;
    end $$
  `.execute(db);
  await sql`
    create trigger project_member_counted after insert or delete or update of role on project_member
      for each row execute function count_joined()
  `.execute(db);
}

/**
 * Checked at the commit, so that an edit may replace seats one by one: they belong to sought roles and add up to the
 * positions.
 */
async function guardSeats(db: Kysely<never>) {
  await sql`
    create function check_seats() returns trigger language plpgsql as $$
    declare
      post bigint := case when tg_table_name = 'project' then (to_jsonb(new)->>'id')::bigint
        else (to_jsonb(coalesce(new, old))->>'project_id')::bigint end;
    begin
      if exists (
        select from project join (
          select project_id, sum(count) as places, sum(taken) as taken, array_agg(role::text) as named
            from project_seat where project_id = post group by project_id
        ) as seats on seats.project_id = project.id
        where places <> personnel or taken <> filled
          or not (named <@ roles::text[] and named @> roles::text[])
      ) then
        raise check_violation using message = 'the seats of a post add up', constraint = 'project_seats_sum';
      end if;
      return null;
    end $$
  `.execute(db);
  await sql`
    create constraint trigger project_seats_sum after insert or update or delete on project_seat
      deferrable initially deferred for each row execute function check_seats()
  `.execute(db);
  await sql`
    create constraint trigger project_places_sum after update of personnel, roles, filled on project
      deferrable initially deferred for each row execute function check_seats()
  `.execute(db);
}

/** The facets of migration 0027, with weekly hours and times. */
async function addFacets(db: Kysely<never>) {
  await sql`alter table project drop column facets`.execute(db);
  await sql`
    alter table project add column facets text[] not null generated always as (
      roles::text[] || skills::text[] || array[category, period, meeting_option, step] || times
        || case when weekly_hours is null then '{}'::text[] else array[weekly_hours] end
        || case when closed then '{}'::text[] else array['OPEN'] end
    ) stored
  `.execute(db);
  await sql`create index project_by_facets on project using gin (facets) with (fastupdate = off)`.execute(db);
  await sql`
    create index project_past_deadline on project (deadline) where not closed and deadline is not null
  `.execute(db);
  await sql`create index project_idle on project (acted_at) where not closed`.execute(db);
}

/**
 * The columns that cards and pages also show (0028), without the contact link, the notice and the times of activity.
 */
async function dropCached(db: Kysely<never>) {
  await sql`drop trigger project_cached_update on project`.execute(db);
  await sql`
    create trigger project_cached_update after update of
      writer_id, title, title_key, title_grams, project_name, start_month, end_month, period, category, introduce,
      personnel, roles, skills, meeting_option, step, article, link, closed, closed_reason, created_at, comment_count,
      bookmark_count, weekly_hours, times, deadline, status, filled
      on project for each row execute function drop_cached_by_project_update()
  `.execute(db);
  await sql`
    create function drop_cached_by_project_seat() returns trigger language plpgsql as $$
    begin
      perform drop_cached(array(
        select distinct tag from (
          select 'projects' from changed union all select 'project:' || project_id from changed
        ) as dropped (tag)
      ));
      return null;
    end $$
  `.execute(db);
  for (const [event, rows] of [
    ['insert', 'new'],
    ['update', 'old'],
    ['delete', 'old'],
  ] as const) {
    await sql`
      create trigger ${sql.ref(`project_seat_cached_${event}`)} after ${sql.raw(event)} on project_seat
        referencing ${sql.raw(rows)} table as changed for each statement execute function drop_cached_by_project_seat()
    `.execute(db);
  }
  // The leader's card shows the desired roles.
  await sql`drop trigger member_cached_update on member`.execute(db);
  await sql`
    create trigger member_cached_update after update of nickname, profile_image, withdrawn_at, desired_roles on member
      for each row execute function drop_cached_by_member_update()
  `.execute(db);
}
