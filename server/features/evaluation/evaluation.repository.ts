import { type Keyword } from '@contract/evaluation';
import { archiveDuration } from '@contract/period';
import { type Kysely, type Transaction } from 'kysely';
import { inTransaction } from '../../db/inTransaction';
import { type Tables } from '../../db/tables';
import { notifyAlarms } from '../../lib/alarms/notifyAlarms';
import { missingIds, readPresentTeams, type PresentMember } from '../../lib/archives/presentTeam';
import { findVisibleArchive, holdVisibleArchive, type VisibleArchive } from '../../lib/archives/visibleArchive';

type Trx = Transaction<Tables>;

export type EvaluationRepository = ReturnType<typeof createEvaluationRepository>;
export type HeldArchive = Awaited<ReturnType<typeof heldArchive>>;

/** What one member says about another. */
export interface Evaluation {
  evaluatedId: number;
  feedback: string;
  keywords: Keyword[];
}

/** Archives on their way through the evaluation of their team. */
export function createEvaluationRepository(db: Kysely<Tables>) {
  return {
    find: (id: number, viewerId: number) => findVisibleArchive(db, id, viewerId),

    teamOf: (id: number) => readPresentTeams(db, [id]),

    /**
     * An archive held still, its team too, while `work` changes it: submissions, publications, withdrawals and deletions
     * follow each other, and what `work` does happens as a whole or, when it throws, not at all.
     * @throws ApiError 404 when there is no such archive, or not for this viewer
     */
    hold: <T>(id: number, viewerId: number, work: (archive: HeldArchive) => Promise<T>): Promise<T> =>
      inTransaction(db, async (trx) => work(await heldArchive(trx, await holdVisibleArchive(trx, id, viewerId)))),
  };
}

async function heldArchive(trx: Trx, archive: VisibleArchive) {
  const { id } = archive;
  await keepPresent(trx, id);
  const team: readonly PresentMember[] = await readPresentTeams(trx, [id]);
  const change = (columns: { published_at: Date } | { reminded_at: Date }) =>
    trx.updateTable('archive').set(columns).where('id', '=', id).execute();

  return {
    archive,
    team,

    async evaluate(evaluatorId: number, evaluations: readonly Evaluation[], at: Date): Promise<void> {
      const period = await durationOf(trx, id);
      const rows = evaluations.map(({ evaluatedId, feedback, keywords }) => ({
        archive_id: id,
        evaluator_id: evaluatorId,
        evaluated_id: evaluatedId,
        feedback,
        keywords,
        period,
      }));
      await trx.insertInto('evaluation').values(rows).execute();
      await trx
        .updateTable('archive_member')
        .set({ evaluated_at: at })
        .where('archive_id', '=', id)
        .where('member_id', '=', evaluatorId)
        .execute();
      await notifyAlarms(trx, [evaluatorId]);
    },

    /** From now on everybody sees it, and nobody is asked for an evaluation any more. */
    async publish(at: Date): Promise<void> {
      await change({ published_at: at });
      await notifyAlarms(trx, missingIds(team));
    },

    async remind(at: Date): Promise<void> {
      await change({ reminded_at: at });
      await notifyAlarms(trx, missingIds(team));
    },
  };
}

/** Nobody of the team can withdraw until the transaction ends; in the order everybody takes them in. */
async function keepPresent(trx: Trx, archiveId: number): Promise<void> {
  await trx
    .selectFrom('member')
    .innerJoin('archive_member', 'member_id', 'member.id')
    .select('member.id')
    .where('archive_id', '=', archiveId)
    .orderBy('member.id')
    .forKeyShare('member')
    .execute();
}

async function durationOf(trx: Trx, archiveId: number) {
  const { start_date: start, end_date: end } = await trx
    .selectFrom('archive')
    .select(['start_date', 'end_date'])
    .where('id', '=', archiveId)
    .executeTakeFirstOrThrow();
  return archiveDuration(start, end);
}
