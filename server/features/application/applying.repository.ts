import { type ApplicationPayload } from '@contract/application';
import { type Trx } from '../../db/tables';
import { notifyAlarms } from '../../lib/alarms/notifyAlarms';
import { type LockedProjectRow, readSeats } from '../../lib/teams/lockProject';
import { myApplications, type MyApplicationRow } from '../../lib/teams/myApplications';
import { readTie } from '../../lib/teams/readTie';
import { before, DAY } from '../../lib/durations';

const UNANSWERED = { reason: null, note: null, answered_at: null };

export type Applying = ReturnType<typeof applyingTo>;

/** Queries of applying to a locked post. */
export function applyingTo(trx: Trx, project: LockedProjectRow, memberId: number) {
  const own = () => trx.selectFrom('project_application').where('member_id', '=', memberId);
  const count = async (query: ReturnType<typeof own>) =>
    (await query.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()).total;

  return {
    trx,
    project,
    readTie: () => readTie(trx, project.id, memberId),
    readSeats: () => readSeats(trx, project.id),
    countWaiting: () => count(own().where('status', '=', 'PENDING')),
    countSentSince: (at: Date) => count(own().where('created_at', '>', before(at, DAY))),

    /** The other pages of the applicant are notified, too (MEND-94). @returns the id of the application */
    async add({ role, message, link }: ApplicationPayload, at: Date): Promise<number> {
      const { id } = await trx
        .insertInto('project_application')
        .values({ project_id: project.id, member_id: memberId, role, message, link, created_at: at, ...UNANSWERED })
        .returning('id')
        .executeTakeFirstOrThrow();
      await notifyAlarms(trx, [memberId]);
      return id;
    },

    read: (id: number): Promise<MyApplicationRow> =>
      myApplications(trx).where('application.id', '=', id).executeTakeFirstOrThrow(),

    /** Whether an application has not been withdrawn. */
    async isKept(id: number): Promise<boolean> {
      const rows = trx.selectFrom('project_application').select('id').where('id', '=', id);
      return (await rows.where('status', '<>', 'WITHDRAWN').executeTakeFirst()) !== undefined;
    },

    /** Withdraws the pending application. @returns false when none is pending */
    async withdraw(at: Date): Promise<boolean> {
      const { numUpdatedRows } = await trx
        .updateTable('project_application')
        .set({ status: 'WITHDRAWN', answered_at: at })
        .where('project_id', '=', project.id)
        .where('member_id', '=', memberId)
        .where('status', '=', 'PENDING')
        .executeTakeFirstOrThrow();
      await notifyAlarms(trx, [memberId]);
      return numUpdatedRows > 0n;
    },
  };
}
