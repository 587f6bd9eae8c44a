import { sql, type Kysely } from 'kysely';

/**
 * Members who block each other (D135): between both there is no invitation, application or reply, also in concurrent
 * requests.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await createBlock(db);
  await createCheck(db);
  await refuseBetween(
    db,
    'project_invitation',
    'invitation',
    `select new.member_id, writer_id from project where id = new.project_id`,
  );
  await refuseBetween(
    db,
    'project_application',
    'application',
    `select new.member_id, writer_id from project where id = new.project_id`,
  );
  for (const kind of ['project', 'archive']) {
    const comments = `${kind}_comment`;
    await refuseBetween(
      db,
      comments,
      'comment',
      `select new.writer_id, writer_id from ${kind} where id = new.${kind}_id
         union select new.writer_id, writer_id from ${comments} where id = new.parent_id and writer_id is not null`,
    );
  }
  await dropCached(db);
}

async function createBlock(db: Kysely<never>) {
  await sql`
    create table block (
      blocker_id bigint not null references member on delete cascade,
      blocked_id bigint not null references member on delete cascade,
      created_at timestamptz not null default now(),
      primary key (blocker_id, blocked_id),
      constraint block_of_others check (blocker_id <> blocked_id)
    )
  `.execute(db);
  await sql`create index block_of_blocked on block (blocked_id, blocker_id)`.execute(db);
}

/**
 * A block and the rows it ends are serialised by an advisory lock of the pair: a block takes it exclusively, the others
 * share it. The second transaction sees what the first has committed.
 */
async function createCheck(db: Kysely<never>) {
  await sql`
    create function pair_key(a bigint, b bigint) returns bigint language sql immutable as $$
      select hashtextextended('pair ' || least(a, b) || ' ' || greatest(a, b), 0)
    $$
  `.execute(db);
  await sql`
    create function check_pair(a bigint, b bigint, what text) returns void language plpgsql as $$
    begin
      if a = b then return; end if;
      perform pg_advisory_xact_lock_shared(pair_key(a, b));
      if exists (
        select from block where (blocker_id = a and blocked_id = b) or (blocker_id = b and blocked_id = a)
      ) then
        raise check_violation using message = 'one of the two blocks the other', constraint = 'block_' || what;
      end if;
    end $$
  `.execute(db);
  await sql`
    create function lock_pair() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock(pair_key(new.blocker_id, new.blocked_id));
      return new;
    end $$
  `.execute(db);
  await sql`create trigger block_locked before insert on block for each row execute function lock_pair()`.execute(db);
}

/** @param pairs a query of the two members of each pair, of the row called `new` */
async function refuseBetween(db: Kysely<never>, table: string, what: string, pairs: string) {
  const name = sql.ref(`check_${table}_pair`);
  await sql`
    create function ${name}() returns trigger language plpgsql as $$
    declare
      pair record;
    begin
      for pair in select * from (${sql.raw(pairs)}) as pairs (a, b) order by 1, 2 loop
        perform check_pair(pair.a, pair.b, ${sql.lit(what)});
      end loop;
      return new;
    end $$
  `.execute(db);
  await sql`
    create trigger ${sql.ref(`${table}_pair`)} before insert on ${sql.table(table)}
      for each row execute function ${name}()
  `.execute(db);
}

/** A member's blocks are read with every list and page (0028). */
async function dropCached(db: Kysely<never>) {
  await sql`
    create function drop_cached_by_block() returns trigger language plpgsql as $$
    begin
      perform drop_cached(array(select distinct 'blocks:' || blocker_id from changed));
      return null;
    end $$
  `.execute(db);
  for (const [event, rows] of [
    ['insert', 'new'],
    ['delete', 'old'],
  ] as const) {
    await sql`
      create trigger ${sql.ref(`block_cached_${event}`)} after ${sql.raw(event)} on block
        referencing ${sql.raw(rows)} table as changed for each statement execute function drop_cached_by_block()
    `.execute(db);
  }
}
