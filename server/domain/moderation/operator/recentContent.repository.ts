import { LIMITS } from '@contract/limits';
import { MESSAGES } from '@contract/messages';
import { OPERATOR_MESSAGES as TEXT, type HiddenRecent, type RecentContent } from '@contract/operator';
import { sql, type Kysely } from 'kysely';
import { inTransaction } from '../../../db/inTransaction';
import { type Tables, type Trx } from '../../../db/tables';
import { type Member } from '../../access';
import { before, DAY } from '../../../lib/durations';
import { type FileCopies } from '../measures/copyFiles';
import { conflict, forbidden, notFound } from '../../../lib/http/errors';
import { type KeyedRequest } from '../../../lib/idempotency/keyedRequest';
import { once } from '../../../lib/idempotency/once';
import { addNotices } from '../../notice';
import { readCaseTarget, titleOf, type TargetRef } from '../measures/caseTargets.repository';
import { hideContent, type ContentType } from '../measures/hideContent.repository';
import { lockCase } from '../measures/lockCase.repository';
import { lockTarget } from '../measures/lockTarget.repository';
import { readCaseNumber, requestMeasureMail } from '../measures/measureMailRequest.repository';
import { addToLog } from '../measures/operatorLog.repository';
import { type EraseFiles } from '../../../lib/storage/fileErasure';
import { type Storage } from '../../../lib/storage/storage';
import { storingFiles } from '../../../lib/storage/storingFiles';
import { lockWithSuccessors } from '../../team';
import { closeReports } from './notifyOfMeasure.repository';

interface RecentDeps {
  db: Kysely<Tables>;
  storage: Storage;
  eraseFiles: EraseFiles;
  wakeMail: () => void;
  shiftedNow: () => number;
}

/** A text of a member that is not hidden by an operator. */
interface RecentRef extends TargetRef {
  target: Extract<ContentType, 'PROJECT' | 'PROJECT_COMMENT' | 'ARCHIVE' | 'ARCHIVE_COMMENT'>;
}

export type RecentService = ReturnType<typeof createRecentService>;

/** Hides everything that a member has written lately, of a flood of advertisements for example (D190). */
export function createRecentService({ db, storage, eraseFiles, wakeMail, shiftedNow }: RecentDeps) {
  return {
    /** How much the act would hide. */
    async count(memberId: number): Promise<RecentContent> {
      const refs = await findRecent(db, memberId, new Date(shiftedNow()));
      const countOf = (...kinds: string[]) => refs.filter(({ target }) => kinds.includes(target)).length;
      return {
        posts: countOf('PROJECT'),
        archives: countOf('ARCHIVE'),
        comments: countOf('PROJECT_COMMENT', 'ARCHIVE_COMMENT'),
      };
    },

    /**
     * Hides them, once for each idempotency key: a row of the log each, one notice and one mail.
     * @throws ApiError 403 for own texts, 404 for an unknown member, 409 for an operator, a withdrawn member and a member
     * without such texts
     */
    async hide(
      memberId: number,
      reason: string,
      { operator, origin, key }: { operator: Member; origin: string | undefined; key: KeyedRequest | null },
    ): Promise<HiddenRecent> {
      const hidden = await storingFiles(storage, (stored) =>
        inTransaction(db, async (trx) => {
          const at = new Date(shiftedNow());
          const refs = await lockRecent(trx, memberId, at);
          return once(trx, key, async () => {
            await checkMember(trx, memberId, operator);
            return hideAll({ trx, memberId, operator, reason, origin, copies: { storage, stored }, at }, refs);
          });
        }),
      );
      await eraseFiles();
      wakeMail();
      return { hidden };
    },
  };
}

/** The newest texts, at most as many as one act hides; in the order in which they are locked. */
async function findRecent(db: Kysely<Tables>, memberId: number, at: Date): Promise<RecentRef[]> {
  const isRecent = sql`writer_id = ${memberId} and created_at > ${before(at, LIMITS.hiddenDays * DAY)}
    and hidden_by is distinct from 'OPERATOR'`;
  const { rows } = await sql<RecentRef>`
    select target, id from (
      select 'PROJECT' as target, id, created_at from project where ${isRecent}
      union all select 'ARCHIVE', id, created_at from archive where ${isRecent} and deleted_at is null
      union all select 'PROJECT_COMMENT', id, created_at from project_comment where ${isRecent} and not deleted
      union all select 'ARCHIVE_COMMENT', id, created_at from archive_comment where ${isRecent} and not deleted
      order by created_at desc limit ${sql.lit(LIMITS.hiddenAtOnce)}
    ) as recent order by target, id
  `.execute(db);
  return rows;
}

/** Locks the cases, the member and the texts. @returns those that exist still */
async function lockRecent(trx: Trx, memberId: number, at: Date): Promise<RecentRef[]> {
  const found = await findRecent(trx, memberId, at);
  for (const ref of found) await lockCase(trx, ref);
  await lockWithSuccessors(trx, memberId);
  const locked: RecentRef[] = [];
  for (const ref of found) if (await lockTarget(trx, ref)) locked.push(ref);
  return locked;
}

async function checkMember(trx: Trx, memberId: number, operator: Member): Promise<void> {
  if (memberId === operator.id) throw forbidden(TEXT.ownContent);
  const member = await trx
    .selectFrom('member')
    .select(['account_role', 'withdrawn_at'])
    .where('id', '=', memberId)
    .executeTakeFirst();
  if (!member) throw notFound(MESSAGES.unknownMember);
  if (member.withdrawn_at) throw conflict(TEXT.withdrawn);
  if (member.account_role === 'OPERATOR') throw conflict(TEXT.ofOperator);
}

interface Hiding {
  trx: Trx;
  memberId: number;
  operator: Member;
  reason: string;
  origin: string | undefined;
  copies: FileCopies;
  at: Date;
}

/** @returns the number of hidden texts */
async function hideAll(hiding: Hiding, refs: readonly RecentRef[]): Promise<number> {
  const hidden: { ref: RecentRef; title: string }[] = [];
  for (const ref of refs) {
    const title = await hideOne(hiding, ref);
    if (title !== undefined) hidden.push({ ref, title });
  }
  const [first] = hidden;
  if (!first) throw conflict(TEXT.nothingToHide);
  await notifyMember(hiding, first, hidden.length);
  return hidden.length;
}

/** @returns the title; undefined when an operator has hidden the text meanwhile, or somebody else leads the post */
async function hideOne(hiding: Hiding, ref: RecentRef): Promise<string | undefined> {
  const { trx, memberId, operator, reason, copies, at } = hiding;
  const target = await readCaseTarget(trx, ref);
  if (target?.writerId !== memberId || target.hidden_by === 'OPERATOR') return undefined;
  await hideContent(trx, ref, { by: 'OPERATOR', at, copies });
  const act = { at, actor: 'OPERATOR', actor_id: operator.id, action: 'HIDE' } as const;
  await addToLog(trx, { ...act, target: ref.target, target_id: ref.id, member_id: memberId, reason });
  await closeReports({ trx, facts: { ref, writerId: memberId }, at });
  return titleOf(ref.target, target.texts);
}

async function notifyMember(hiding: Hiding, first: { ref: RecentRef; title: string }, count: number): Promise<void> {
  const { trx, memberId, reason, origin, at } = hiding;
  const { ref, title } = first;
  const number = await readCaseNumber(trx, ref);
  const note = count > 1 ? `${title} 외 ${count - 1}개` : title;
  await addNotices(trx, { kind: 'HIDDEN', to: [memberId], target: null, note, caseNumber: number, at });
  const about = { memberId, action: 'HIDE', target: ref.target, title, path: '', until: null } as const;
  await requestMeasureMail(trx, { ...about, reason, number, count, origin, at: at.getTime() });
}
