import {
  type ApplicationEditPayload,
  type ApplicationPayload,
  type QuestionAnswerPayload,
} from '@contract/application';
import { sql } from 'kysely';
import { type Trx } from '../../../db/tables';
import { addNotices, notifyAlarms, readNotices } from '../../notice';
import { type LockedProjectRow, readSeats, myApplications, type MyApplicationRow, readTie } from '../../post';
import { before, DAY } from '../../../lib/durations';

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

    readWaiting: () => readWaiting(trx, project.id, memberId),

    async edit(id: number, { message, link }: ApplicationEditPayload): Promise<void> {
      await trx.updateTable('project_application').set({ message, link }).where('id', '=', id).execute();
      await notifyAlarms(trx, [memberId, project.writer_id]);
    },

    async answer(id: number, { number, answer }: QuestionAnswerPayload, at: Date): Promise<void> {
      await trx
        .updateTable('application_question')
        .set({ answer, answered_at: at })
        .where('application_id', '=', id)
        .where('number', '=', number)
        .execute();
      const target = { kind: 'project' as const, id: project.id };
      await addNotices(trx, { kind: 'REPLIED', to: [project.writer_id], actorId: memberId, target, at });
      await readNotices(trx, { memberId, projectId: project.id, kinds: ['ASKED'], at });
      await notifyAlarms(trx, [memberId]);
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

/** The pending application, with the number of its open question and of its answered ones. */
async function readWaiting(trx: Trx, projectId: number, memberId: number) {
  return trx
    .selectFrom('project_application as application')
    .select(['application.id', 'created_at', 'clock_restarted_at'])
    .select([
      sql<number | null>`(
        select number from application_question where application_id = application.id and answer is null
      )`.as('open'),
      sql<number>`(
        select count(*) from application_question where application_id = application.id and answer is not null
      )`.as('answered'),
    ])
    .where('project_id', '=', projectId)
    .where('member_id', '=', memberId)
    .where('status', '=', 'PENDING')
    .executeTakeFirst();
}
