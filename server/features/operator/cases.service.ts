import { createHash } from 'node:crypto';
import { pagesOf } from '@contract/envelope';
import { LIMITS } from '@contract/limits';
import {
  type Case,
  type CaseContent,
  type CaseField,
  type CaseFieldName,
  type CaseItem,
  type CaseListQuery,
  type CasePage,
  type CaseReport,
  type MemberCard,
} from '@contract/operator';
import { type Kysely } from 'kysely';
import { type Tables } from '../../db/tables';
import { notFound } from '../../lib/http/errors';
import { fileUrl } from '../../lib/storage/fileUrls';
import { cutTitle, readCaseTarget, titleOf, type CaseTarget, type TargetRef } from '../../lib/operators/caseTargets';
import { createCasesRepository, type CaseRow, type CasesRepository } from './cases.repository';

type ReportRow = Awaited<ReturnType<CasesRepository['reportsOf']>>[number];

/** The data of a case, on which measures depend. */
export interface CaseFacts {
  ref: TargetRef;
  /** Who wrote the reported content; another member may lead the post since. */
  writerId: number;
  /** Undefined once the target is deleted. */
  target: CaseTarget | undefined;
  row: CaseRow | undefined;
  reports: ReportRow[];
  version: string;
}

interface CasesDeps {
  db: Kysely<Tables>;
  readCard: (memberId: number) => Promise<MemberCard>;
}

export type CasesService = ReturnType<typeof createCasesService>;

/** The review queue: reported content, with the data an operator needs to decide (D131). */
export function createCasesService({ db, readCard }: CasesDeps) {
  const cases = createCasesRepository(db);

  return {
    async list(query: CaseListQuery): Promise<CasePage> {
      const { rows, total } = await cases.page(query);
      const items = await Promise.all(rows.map((row) => toListed(db, cases, row)));
      return { cases: items, totalPages: pagesOf(total, LIMITS.rowPageSize), totalElements: total };
    },

    /** Reads a case. @throws ApiError 404 for a target that neither exists nor was reported */
    async read(ref: TargetRef): Promise<Case> {
      const facts = await readCaseFacts(db, ref);
      const member = await readCard(facts.writerId);
      return {
        ...toItem(facts, member.nickname),
        path: facts.target?.path ?? '',
        version: facts.version,
        now: facts.target ? toContent(facts.target) : null,
        hiddenParts: facts.target?.hiddenParts ?? [],
        reportList: facts.reports.map(toReport),
        member,
      };
    },
  };
}

/** Reads the facts of a case. @throws ApiError 404 */
export async function readCaseFacts(db: Kysely<Tables>, ref: TargetRef): Promise<CaseFacts> {
  const cases = createCasesRepository(db);
  const target = await readCaseTarget(db, ref);
  const reports = await cases.reportsOf(ref);
  const row = await cases.find(ref);
  // The queue names the same member. A target that is neither reported nor hidden has no row.
  const writerId = row?.writer_id ?? target?.writerId;
  if (writerId === undefined) throw notFound();
  const version = versionOf({ target, reports, measure: await cases.newestMeasure(ref) });
  return { ref, writerId, target, row, reports, version };
}

/** The version of a case; it changes with every report, edit and measure. */
function versionOf({
  target,
  reports,
  measure,
}: {
  target?: CaseTarget;
  reports: ReportRow[];
  measure: number | null;
}) {
  const open = reports.filter(({ closed_at: closedAt }) => !closedAt).map(({ id }) => id);
  const facts = JSON.stringify([target ?? null, open, reports.length, measure]);
  return createHash('sha256').update(facts).digest('base64url').slice(0, 22);
}

async function toListed(db: Kysely<Tables>, cases: CasesRepository, row: CaseRow): Promise<CaseItem> {
  const ref = { target: row.target, id: row.target_id };
  const target = await readCaseTarget(db, ref);
  const title = target
    ? titleOf(row.target, target.texts)
    : cutTitle((await cases.reportsOf(ref))[0]?.reported_text ?? '');
  return itemOf(row, title, { memberId: row.writer_id, nickname: row.nickname });
}

function toItem({ ref, row, target, reports, writerId }: CaseFacts, nickname: string | null): CaseItem {
  const title = target ? titleOf(ref.target, target.texts) : cutTitle(reports[0]?.reported_text ?? '');
  return itemOf(row ?? { ...UNREPORTED, target: ref.target, target_id: ref.id }, title, {
    memberId: writerId,
    nickname,
  });
}

const UNREPORTED: Omit<CaseRow, 'target' | 'target_id' | 'writer_id' | 'nickname'> = {
  ...{ state: 'DONE', reports: 0, total: 0, types: [], first_at: null, last_at: null, hidden: false, edited: false },
};

function itemOf(row: Omit<CaseRow, 'writer_id' | 'nickname'>, title: string, writer: CaseItem['writer']): CaseItem {
  return {
    target: row.target,
    targetId: row.target_id,
    state: row.state,
    reports: row.reports,
    total: row.total,
    types: row.types,
    firstDateTime: row.first_at?.toISOString() ?? null,
    lastDateTime: row.last_at?.toISOString() ?? null,
    title,
    writer,
    hidden: row.hidden,
    edited: row.edited,
  };
}

function toContent({ texts, files }: CaseTarget): CaseContent {
  const fields = Object.entries(texts)
    .filter(([, text]) => text !== '')
    .map(([name, text]): CaseField => ({ name: name as CaseFieldName, text }));
  return { fields, files: files.map(fileUrl) };
}

function toReport(row: ReportRow): CaseReport {
  return {
    id: row.id,
    reporter: { memberId: row.reporter_id, nickname: row.nickname },
    type: row.type,
    content: row.content,
    reportedText: row.reported_text,
    createdDateTime: row.created_at.toISOString(),
    closedDateTime: row.closed_at?.toISOString() ?? null,
  };
}
