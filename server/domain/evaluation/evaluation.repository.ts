import { type ConsentAnswer } from '@contract/archive';
import { type Keyword } from '@contract/evaluation';
import { archiveDuration } from '@contract/period';
import { type Kysely } from 'kysely';
import { inTransaction } from '../../db/inTransaction';
import { type Tables, type Trx } from '../../db/tables';
import { notifyAlarms, addNotices } from '../notice';
import {
  countConfirmed,
  keepChecks,
  markSameDevice,
  tellOfArchiveRequests,
  missingIds,
  notifyNamed,
  publishArchive,
  publishIfComplete,
  readNamedTeams,
  type NamedMember,
  isQuestionOver,
} from '../archive';
import {
  findVisibleArchive,
  lockVisibleArchive,
  type Member,
  type VisibleArchive,
  findMembersByNickname,
  requireConfirmedEmail,
} from '../access';

import { lockedContributions, readContributions } from './contributions.repository';

export type EvaluationRepository = ReturnType<typeof createEvaluationRepository>;
export type LockedEvaluations = Awaited<ReturnType<typeof lockedEvaluations>>;

/** An evaluation of one member by another. */
export interface Evaluation {
  evaluatedId: number;
  feedback: string;
  keywords: Keyword[];
}

/** A member who evaluates, and the session in which it happens. */
type Evaluator = Pick<Member, 'id' | 'sessionId'>;

/** Archives with the consents and evaluations of their team. */
export function createEvaluationRepository(db: Kysely<Tables>) {
  return {
    find: (id: number, viewerId: number) => findVisibleArchive(db, id, viewerId),

    teamOf: (id: number) => readNamedTeams(db, [id]),

    contributionsOf: (id: number, readerId: number) => readContributions(db, id, readerId),

    /** @throws ApiError 403 */
    requireConfirmedEmail: (memberId: number) => requireConfirmedEmail(db, memberId),

    /**
     * Runs `work` in a transaction with the archive locked: answers, submissions, publications, withdrawals and
     * deletions are serialised.
     * @throws ApiError 404 when there is no such archive for this viewer
     */
    withLock: <T>(id: number, viewerId: number, work: (archive: LockedEvaluations) => Promise<T>): Promise<T> =>
      inTransaction(db, async (trx) => work(await lockedEvaluations(trx, await lockVisibleArchive(trx, id, viewerId)))),
  };
}

async function lockedEvaluations(trx: Trx, archive: VisibleArchive) {
  const { id } = archive;
  await keepPresent(trx, id);
  const team: readonly NamedMember[] = await readNamedTeams(trx, [id]);
  const confirmed = await countConfirmed(trx, id);

  const rowOf = (memberId: number) =>
    trx.updateTable('archive_member').where('archive_id', '=', id).where('member_id', '=', memberId);

  return {
    archive,
    team,
    /** Number of confirmed members, including withdrawn ones. */
    confirmed,
    contributions: lockedContributions(trx, id),

    /** The member's consent, DECLINED included; undefined for a member who was never named. */
    async consentOf(memberId: number) {
      const row = await trx
        .selectFrom('archive_member')
        .select('consent')
        .where('archive_id', '=', id)
        .where('member_id', '=', memberId)
        .executeTakeFirst();
      return row?.consent;
    },

    /** Whether the member is left out of a published archive and the time to consent has passed (D92b). */
    isQuestionOver: (memberId: number, at: Date) => isQuestionOver(trx, { archiveId: id, memberId }, at),

    declinedAmong: (keys: readonly string[]) => declinedAmong(trx, id, keys),

    /** Stores a consent; the trigger `archive_member_declines` deletes the evaluations by and about a member who declines. */
    async answer(memberId: number, consent: ConsentAnswer, at: Date): Promise<void> {
      await rowOf(memberId).set({ consent, answered_at: at }).execute();
      if (consent === 'CONFIRMED' && archive.published_at) await keepChecks(trx, id, at, memberId);
      if (consent === 'DECLINED') {
        await recordDecline(trx, id, { memberId, at });
        await notifyOfDecline(trx, archive, memberId, at);
      }
      await notifyAlarms(trx, [memberId]);
      await notifyNamed(trx, id, memberId);
    },

    async evaluate(evaluator: Evaluator, evaluations: readonly Evaluation[], at: Date): Promise<void> {
      await insertEvaluations(trx, { archiveId: id, evaluatorId: evaluator.id, evaluations });
      await rowOf(evaluator.id).set({ evaluated_at: at }).execute();
      if (!archive.published_at) await markSameDevice(trx, id, evaluator);
      await notifyAlarms(trx, [evaluator.id]);
      await notifyNamed(trx, id);
    },

    /** Asks members again who were confirmed; the publishing member takes the place of a writer among them. */
    async leaveOut(memberIds: readonly number[], publisherId: number, at: Date): Promise<void> {
      if (memberIds.length === 0) return;
      const archives = trx.updateTable('archive').set({ writer_id: publisherId }).where('id', '=', id);
      await archives.where('writer_id', 'in', memberIds).execute();
      const rows = trx.updateTable('archive_member').where('archive_id', '=', id).where('member_id', 'in', memberIds);
      await rows.set({ consent: 'ASKED', answered_at: null, asked_at: at }).execute();
    },

    publishIfComplete: (at: Date, doerId: number) => publishIfComplete(trx, id, at, doerId),

    publish: (at: Date, doerId: number) => publishArchive(trx, id, at, doerId),

    async remind(at: Date): Promise<void> {
      await trx.updateTable('archive').set({ reminded_at: at }).where('id', '=', id).execute();
      await notifyAlarms(trx, missingIds(team));
      await tellOfArchiveRequests(trx, { archiveId: id, memberIds: missingIds(team), at });
    },
  };
}

/** Those who declined an archive, by id, and by those of the name keys that are theirs. */
async function declinedAmong(trx: Trx, archiveId: number, keys: readonly string[]) {
  const found = await findMembersByNickname(trx, keys);
  const rows = await trx
    .selectFrom('archive_member')
    .select('member_id')
    .where('archive_id', '=', archiveId)
    .where('consent', '=', 'DECLINED')
    .execute();
  const declined = new Set(rows.map(({ member_id: memberId }) => memberId));
  const named = [...found].filter(([, memberId]) => declined.has(memberId)).map(([key]) => key);
  return new Set<number | string>([...declined, ...named]);
}

/** Records the decline for the project of the archive, whose next archive asks the member again. */
async function recordDecline(trx: Trx, archiveId: number, { memberId, at }: { memberId: number; at: Date }) {
  const { project_id: projectId } = await trx
    .selectFrom('archive')
    .select('project_id')
    .where('id', '=', archiveId)
    .executeTakeFirstOrThrow();
  if (projectId === null) return;
  await trx
    .insertInto('declined_archive')
    .values({ project_id: projectId, member_id: memberId, declined_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Notifies the writer of a pending archive of a decline (D91). */
async function notifyOfDecline(trx: Trx, archive: VisibleArchive, memberId: number, at: Date): Promise<void> {
  const { id, writer_id: writerId, published_at: publishedAt } = archive;
  if (publishedAt !== null) return;
  const target = { kind: 'archive' as const, id };
  await addNotices(trx, { kind: 'CONSENT_DECLINED', to: [writerId], actorId: memberId, target, at });
}

/**
 * Prevents withdrawals of the team until the transaction ends; locks are taken in the order of ids, which prevents
 * deadlock.
 */
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

interface Submission {
  archiveId: number;
  evaluatorId: number;
  evaluations: readonly Evaluation[];
}

async function insertEvaluations(trx: Trx, { archiveId, evaluatorId, evaluations }: Submission): Promise<void> {
  if (evaluations.length === 0) return;
  const period = await durationOf(trx, archiveId);
  const rows = evaluations.map(({ evaluatedId, feedback, keywords }) => ({
    archive_id: archiveId,
    evaluator_id: evaluatorId,
    evaluated_id: evaluatedId,
    feedback,
    keywords,
    period,
  }));
  await trx.insertInto('evaluation').values(rows).execute();
}

async function durationOf(trx: Trx, archiveId: number) {
  const { start_date: start, end_date: end } = await trx
    .selectFrom('archive')
    .select(['start_date', 'end_date'])
    .where('id', '=', archiveId)
    .executeTakeFirstOrThrow();
  return archiveDuration(start, end);
}
