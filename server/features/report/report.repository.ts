import { REPORT_MESSAGES, type ReportTargetType, type ReportType } from '@contract/report';
import { type Kysely } from 'kysely';
import { type Tables, type Trx } from '../../db/tables';
import { requestMail } from '../../lib/mail/mailRequests';
import { findTarget, type Target } from './reportTargets';
import { inTransaction } from '../../db/inTransaction';
import { conflict, notFound } from '../../lib/http/errors';
import { type KeyedRequest } from '../../lib/idempotency/keyedRequest';
import { findCreated, once } from '../../lib/idempotency/once';
import { lockCase } from '../../lib/operators/lockCase';
import { lockTarget } from '../../lib/operators/lockTarget';
import { storingFiles } from '../../lib/storage/storingFiles';
import { hideIfReported, type AutoHide } from './autoHide';

/** Kind of the mail request about a report; its payload is `ReportMailRequest`. */
export const REPORT_MAIL_REQUEST = 'report';

export interface ReportMailRequest {
  reportId: number;
  /** This report has hidden its target. */
  hid?: true;
}

interface NewReport {
  reporterId: number;
  type: ReportType;
  content: string;
  target: ReportTargetType;
  targetId: number;
  found: Target;
  request: KeyedRequest | null;
}

export type ReportRepository = ReturnType<typeof createReportRepository>;
export type ReportedRow = Awaited<ReturnType<ReportRepository['findReported']>>;

/** Reports of members. */
export function createReportRepository({ db, autoHide }: { db: Kysely<Tables>; autoHide: AutoHide }) {
  /** The writer of the target; all fields are null once withdrawn. */
  function findReported(id: number) {
    return db
      .selectFrom('member')
      .select(['school_name', 'nickname', 'profile_image', 'major', 'grade', 'degree'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  }

  async function hasReported(reporterId: number, target: ReportTargetType, targetId: number): Promise<boolean> {
    const report = await db
      .selectFrom('report')
      .select('id')
      .where('reporter_id', '=', reporterId)
      .where('target', '=', target)
      .where('target_id', '=', targetId)
      .executeTakeFirst();
    return report !== undefined;
  }

  /**
   * Stores a report and its mail request in one transaction, which hides the target when enough members have reported
   * it.
   * @throws ApiError 404 when the target was deleted meanwhile, 409 when the member has reported it before
   */
  async function add(added: NewReport): Promise<void> {
    const { target, targetId, request } = added;
    await storingFiles(autoHide.storage, (stored) =>
      inTransaction(db, async (trx) => {
        await lockCase(trx, { target, id: targetId });
        if (!(await lockTarget(trx, { target, id: targetId }))) throw notFound();
        await once(trx, request, async () => {
          const reportId = await insertReport(trx, added);
          const hid = await hideIfReported(trx, { target, id: targetId }, { ...autoHide, stored });
          const mail: ReportMailRequest = { reportId, ...(hid && { hid }) };
          await requestMail(trx, REPORT_MAIL_REQUEST, mail);
          return reportId;
        });
      }),
    );
  }

  return {
    findTarget: (target: { type: ReportTargetType; id: number }, askerId: number) => findTarget(db, target, askerId),
    findReported,
    hasReported,
    findCreated: (request: KeyedRequest | null) => findCreated<number>(db, request),
    add,
  };
}

/** @returns the id. @throws ApiError 409 when the member has reported the target before */
async function insertReport(trx: Trx, { reporterId, type, content, target, targetId, found }: NewReport) {
  const report = await trx
    .insertInto('report')
    .values({ reporter_id: reporterId, type, content, target, target_id: targetId, ...toColumns(found) })
    .onConflict((on) => on.constraint('report_once').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!report) throw conflict(REPORT_MESSAGES.duplicate);
  return report.id;
}

function toColumns({ reportedId, postId, text }: Target) {
  return { reported_id: reportedId, post_id: postId, reported_text: text };
}
