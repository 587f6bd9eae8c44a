import { pagesOf } from '@contract/envelope';
import { LIMITS } from '@contract/limits';
import {
  OPERATOR_MESSAGES,
  type Case,
  type CaseItem,
  type CaseListQuery,
  type CasePage,
  type MemberCard,
  type NumberedCase,
} from '@contract/operator';
import { type Kysely } from 'kysely';
import { type Tables } from '../../../db/tables';
import { notFound } from '../../../lib/http/errors';
import { cutTitle, readCaseTarget, titleOf, type CaseTarget, type TargetRef } from '../measures/caseTargets.repository';
import { addToLog } from '../measures/operatorLog.repository';
import { readCaseContext, readCaseMember } from './caseContext.repository';
import { accessOf, readCaseFacts, type CaseFacts } from './caseFacts.repository';
import { createCasesRepository, type CaseRow, type CasesRepository } from './cases.repository';
import { toContent, toItem, toReport, UNREPORTED } from './cases.view';

interface CasesDeps {
  db: Kysely<Tables>;
  readCard: (memberId: number, readerId: number) => Promise<MemberCard>;
  now: () => number;
}

export type CasesService = ReturnType<typeof createCasesService>;

/** The review queue: reported content, with the data an operator needs to decide (D131). */
export function createCasesService({ db, readCard, now }: CasesDeps) {
  const cases = createCasesRepository(db);

  return {
    async list(query: CaseListQuery, readerId: number): Promise<CasePage> {
      const { rows, states } = await cases.page(query, readerId);
      const items = await Promise.all(rows.map((row) => toListed(db, cases, row)));
      const total = states.OPEN + states.HIDDEN + states.DONE;
      return { cases: items, states, totalPages: pagesOf(total, LIMITS.rowPageSize), totalElements: total };
    },

    /** Finds a case by its 접수 번호. @throws ApiError 404 */
    async find(number: number): Promise<NumberedCase> {
      const found = await cases.findByNumber(number);
      if (!found) throw notFound(OPERATOR_MESSAGES.unknownCase);
      return { target: found.target, targetId: found.target_id };
    },

    /**
     * Reads a case for an operator; reading that of a one-liner is logged (D191).
     * @throws ApiError 404 for a target that neither exists nor was reported
     */
    async read(ref: TargetRef, readerId: number): Promise<Case> {
      const facts = await readCaseFacts(db, ref);
      const { isOwn, isEvaluated, mayDecide } = await accessOf(db, facts, readerId);
      if (ref.target === 'EVALUATION') await logReading(db, facts, { readerId, at: new Date(now()) });
      const member = isEvaluated ? null : await readCard(facts.writerId, readerId);
      return {
        ...toCaseItem(facts, member),
        ...(facts.target ? await readContent(db, facts.target) : DELETED),
        own: isOwn,
        mayDecide,
        version: facts.version,
        reportList: isOwn ? [] : facts.reports.map(toReport),
        member,
      };
    },
  };
}

/** What a case tells of a target that exists no more. */
const DELETED = {
  path: '',
  writtenDateTime: null,
  editedDateTime: null,
  now: null,
  hiddenParts: [],
  context: null,
  stated: null,
  evaluated: null,
  keywords: [],
};

/** What a case tells of its target as it is now. */
const readContent = async (db: Kysely<Tables>, target: CaseTarget) => ({
  path: target.path,
  writtenDateTime: target.created_at?.toISOString() ?? null,
  editedDateTime: (target.updated_at ?? target.edited_at)?.toISOString() ?? null,
  now: toContent(target),
  hiddenParts: target.hiddenParts ?? [],
  context: await readCaseContext(db, target),
  stated: target.stated ?? null,
  evaluated: target.evaluatedId === undefined ? null : await readCaseMember(db, target.evaluatedId),
  keywords: target.keywords ?? [],
});

async function logReading(
  db: Kysely<Tables>,
  { ref, writerId }: CaseFacts,
  { readerId, at }: { readerId: number; at: Date },
): Promise<void> {
  await addToLog(db, {
    at,
    actor: 'OPERATOR',
    actor_id: readerId,
    action: 'READ_EVALUATION',
    target: ref.target,
    target_id: ref.id,
    member_id: writerId,
  });
}

async function toListed(db: Kysely<Tables>, cases: CasesRepository, row: CaseRow): Promise<CaseItem> {
  const ref = { target: row.target, id: row.target_id };
  const target = await readCaseTarget(db, ref);
  const title = target
    ? titleOf(row.target, target.texts)
    : cutTitle((await cases.reportsOf(ref))[0]?.reported_text ?? '');
  // The writer of a one-liner is named in its case alone, where reading is logged.
  const isNamed = row.target !== 'EVALUATION';
  return toItem(row, title, isNamed ? { memberId: row.writer_id, nickname: row.nickname } : null);
}

function toCaseItem({ ref, row, target, reports }: CaseFacts, member: MemberCard | null): CaseItem {
  const title = target ? titleOf(ref.target, target.texts) : cutTitle(reports[0]?.reported_text ?? '');
  const writer = member && { memberId: member.memberId, nickname: member.nickname };
  return toItem(row ?? { ...UNREPORTED, target: ref.target, target_id: ref.id }, title, writer);
}
