import { LIMITS } from '@contract/limits';
import { type SearchChangePayload } from '@contract/savedSearch';
import { type Kysely, type Selectable } from 'kysely';
import { type SavedSearchTable, type Tables, type Trx } from '../../../db/tables';
import { notifyAlarms } from '../../notice';
import { changeSettings, endUnusedAgreement, hasAgreed } from '../notifications/agreement.repository';

export type AlertRepository = ReturnType<typeof createAlertRepository>;
export type SavedSearchRow = Selectable<SavedSearchTable>;

/** Why a search was not stored or changed. */
export type AlertFault = 'tooMany' | 'notAgreed' | 'gone';

interface NewSearch extends Omit<SavedSearchRow, 'id' | 'created_at'> {
  agreed: boolean;
  at: Date;
}

interface SearchChange {
  id: number;
  memberId: number;
  change: SearchChangePayload;
  at: Date;
}

/** The saved searches of members (D176). */
export function createAlertRepository(db: Kysely<Tables>) {
  return {
    listOf: (memberId: number) => ownSearches(db, memberId).orderBy('id', 'desc').execute(),

    async isOwn(id: number, memberId: number): Promise<boolean> {
      return (await ownSearches(db, memberId).where('id', '=', id).executeTakeFirst()) !== undefined;
    },

    /** Stores a search; the same again is the stored one. Undefined for a withdrawn member. */
    add: (search: NewSearch): Promise<SavedSearchRow | AlertFault | undefined> =>
      changeSettings(db, search.member_id, (trx) => add(trx, search)),

    change: ({ id, memberId, change, at }: SearchChange): Promise<SavedSearchRow | AlertFault | undefined> =>
      changeSettings(db, memberId, async (trx) => {
        const search = await ownSearches(trx, memberId).where('id', '=', id).executeTakeFirst();
        if (!search) return 'gone';
        const { mail = search.mail, push = search.push } = change;
        const turnsOn = (mail !== 'OFF' && search.mail === 'OFF') || (push && !search.push);
        if (turnsOn && !(await hasAgreed(trx, { memberId, agreed: change.agreed === true, at }))) return 'notAgreed';
        await trx.updateTable('saved_search').set({ mail, push }).where('id', '=', id).execute();
        await endUnusedAgreement(trx, memberId);
        return { ...search, mail, push };
      }),

    /** Deletes a search with its line in the bell. @returns whether there was one */
    async remove(memberId: number, id: number): Promise<boolean> {
      const removed = await changeSettings(db, memberId, async (trx) => {
        const { numDeletedRows } = await trx
          .deleteFrom('saved_search')
          .where('id', '=', id)
          .where('member_id', '=', memberId)
          .executeTakeFirstOrThrow();
        if (numDeletedRows === 0n) return false;
        await endUnusedAgreement(trx, memberId);
        await notifyAlarms(trx, [memberId]);
        return true;
      });
      return removed ?? false;
    },
  };
}

const ownSearches = (db: Kysely<Tables>, memberId: number) =>
  db.selectFrom('saved_search').selectAll().where('member_id', '=', memberId);

async function add(trx: Trx, { agreed, at, ...search }: NewSearch): Promise<SavedSearchRow | AlertFault> {
  const memberId = search.member_id;
  const stored = await ownSearches(trx, memberId).execute();
  const same = stored.find(({ query }) => query === search.query);
  if (same) return same;
  if (stored.length >= LIMITS.savedSearches) return 'tooMany';
  if (search.mail !== 'OFF' || search.push) {
    if (!(await hasAgreed(trx, { memberId, agreed, at }))) return 'notAgreed';
  }
  return trx
    .insertInto('saved_search')
    .values({ ...search, created_at: at })
    .returningAll()
    .executeTakeFirstOrThrow();
}
