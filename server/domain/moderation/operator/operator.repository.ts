import { type Kysely } from 'kysely';
import { type Tables } from '../../../db/tables';
import { addToLog } from '../measures/operatorLog.repository';
import { createCasesRepository } from './cases.repository';

export type OperatorRepository = ReturnType<typeof createOperatorRepository>;

/** An operator's own access to the desk. */
export function createOperatorRepository(db: Kysely<Tables>) {
  /** With the kept login of the session, by which wrong ones are counted. */
  function findPassword(memberId: number, sessionId: string) {
    return db
      .selectFrom('session')
      .innerJoin('member', 'member.id', 'session.member_id')
      .select(['member.password_hash', 'session.grant_id'])
      .where('session.id', '=', sessionId)
      .where('member.id', '=', memberId)
      .executeTakeFirst();
  }

  /** Confirms the session. @returns false when the compared password has been replaced meanwhile */
  async function confirm(sessionId: string, compared: string, until: Date): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('session')
      .set({ confirmed_until: until })
      .where('id', '=', sessionId)
      .where((eb) =>
        eb.exists(
          eb
            .selectFrom('member')
            .select('id')
            .whereRef('member.id', '=', 'session.member_id')
            .where('password_hash', '=', compared),
        ),
      )
      .executeTakeFirstOrThrow();
    return numUpdatedRows > 0n;
  }

  const logFailure = (operatorId: number, at: Date) =>
    addToLog(db, { at, actor: 'OPERATOR', actor_id: operatorId, action: 'CONFIRM_FAILED', member_id: null });

  /** The id of the newest report, by which pages notice that the queue has changed (D195). */
  async function findNewestReport(): Promise<number | null> {
    const { newest } = await db
      .selectFrom('report')
      .select(({ fn }) => fn.max('id').as('newest'))
      .executeTakeFirstOrThrow();
    return newest;
  }

  return { findNewestReport, countWaiting: createCasesRepository(db).countWaiting, findPassword, confirm, logFailure };
}
