import { type AnnouncementPayload } from '@contract/announcement';
import { LIMITS } from '@contract/limits';
import { sql, type Kysely, type Selectable } from 'kysely';
import { inTransaction } from '../../../db/inTransaction';
import { type Tables, type Trx } from '../../../db/tables';
import { type KeyedRequest } from '../../../lib/idempotency/keyedRequest';
import { once } from '../../../lib/idempotency/once';
import { addToLog } from '../measures/operatorLog.repository';

export type AnnouncementRow = Selectable<Tables['announcement']>;
export type AnnouncementRepository = ReturnType<typeof createAnnouncementRepository>;

/** The acting operator, and the time of the change. */
interface Act {
  operatorId: number;
  at: Date;
}

/** Announcements; their changes are serialised, so that the limit at one time holds (D136). */
export function createAnnouncementRepository(db: Kysely<Tables>) {
  /** The announcements shown at this time: warnings first, then newest first. */
  function shownAt(at: Date) {
    return db
      .selectFrom('announcement')
      .select(['id', 'kind', 'text', 'link'])
      .where('starts_at', '<=', at)
      .where('ends_at', '>', at)
      .orderBy(sql`kind = 'WARNING'`, 'desc')
      .orderBy('id', 'desc')
      .execute();
  }

  function list(page: number) {
    return db
      .selectFrom('announcement')
      .selectAll()
      .orderBy('id', 'desc')
      .offset(page * LIMITS.rowPageSize)
      .limit(LIMITS.rowPageSize)
      .execute();
  }

  async function count(): Promise<number> {
    const { total } = await db
      .selectFrom('announcement')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    return total;
  }

  /** Serialises changes. */
  const changing = <T>(act: Act, change: (trx: ReturnType<typeof announcementsOf>) => Promise<T>): Promise<T> =>
    inTransaction(db, async (trx) => {
      await sql`select pg_advisory_xact_lock(hashtext('announcements'))`.execute(trx);
      return change(announcementsOf(trx, act));
    });

  return { shownAt, list, count, changing };
}

function announcementsOf(trx: Trx, { operatorId, at }: Act) {
  // The text stays in the log once the announcement is deleted (MEND-12).
  const log = (action: 'ANNOUNCE' | 'ANNOUNCE_EDIT' | 'ANNOUNCE_END', id: number, text: string) =>
    addToLog(trx, {
      at,
      actor: 'OPERATOR',
      actor_id: operatorId,
      action,
      target: 'ANNOUNCEMENT',
      target_id: id,
      member_id: null,
      reason: text,
    });

  return {
    /** Locked, since an expired one may be deleted meanwhile. */
    find: (id: number) =>
      trx.selectFrom('announcement').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),

    /**
     * The maximum number of other announcements that overlap at any instant of a period. The maximum is reached at its
     * start, or at the start of one of them.
     */
    async mostAtOnce({ from, until }: AnnouncementPayload, exceptId: number): Promise<number> {
      const { rows } = await sql<{ most: number }>`
        with others as (
          select starts_at, ends_at from announcement
            where id <> ${exceptId} and starts_at < ${until}::timestamptz and ends_at > ${from}::timestamptz
        ), instants as (
          select ${from}::timestamptz as at union select starts_at from others where starts_at > ${from}::timestamptz
        )
        select coalesce(max(covering), 0) as most from (
          select (select count(*) from others where starts_at <= instants.at and ends_at > instants.at) as covering
            from instants
        ) as counted
      `.execute(trx);
      return Number(rows[0]?.most ?? 0);
    },

    addOnce: (request: KeyedRequest | null, create: () => Promise<number>) => once(trx, request, create),

    /** @returns the id */
    async add(payload: AnnouncementPayload): Promise<number> {
      const { id } = await trx
        .insertInto('announcement')
        .values(toColumns(payload))
        .returning('id')
        .executeTakeFirstOrThrow();
      await log('ANNOUNCE', id, payload.text);
      return id;
    },

    async update(id: number, payload: AnnouncementPayload): Promise<AnnouncementRow> {
      const row = await trx
        .updateTable('announcement')
        .set(toColumns(payload))
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow();
      await log('ANNOUNCE_EDIT', id, row.text);
      return row;
    },

    async remove(id: number): Promise<void> {
      const removed = await trx
        .deleteFrom('announcement')
        .where('id', '=', id)
        .returning('text')
        .executeTakeFirstOrThrow();
      await log('ANNOUNCE_END', id, removed.text);
    },
  };
}

const toColumns = ({ kind, text, link, from, until }: AnnouncementPayload) => ({
  kind,
  text,
  link,
  starts_at: new Date(from),
  ends_at: new Date(until),
});
