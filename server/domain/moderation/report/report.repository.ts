import { REPORT_MESSAGES, type ReportTargetType, type ReportType } from '@contract/report';
import { type Kysely } from 'kysely';
import { type Tables, type Trx } from '../../../db/tables';
import { HOUR } from '../../../lib/durations';
import { requestMail } from '../../../lib/mail/mailDelivery';
import { findTarget, textOf, type Target } from './reportTargets.repository';
import { inTransaction } from '../../../db/inTransaction';
import { conflict, notFound } from '../../../lib/http/errors';
import { type KeyedRequest } from '../../../lib/idempotency/keyedRequest';
import { findCreated, once } from '../../../lib/idempotency/once';
import { lockCase } from '../measures/lockCase.repository';
import { lockTarget } from '../measures/lockTarget.repository';
import { notifyOfReport } from '../measures/notifyOfReport.repository';
import { storingFiles } from '../../../lib/storage/storingFiles';
import { hideIfReported, type AutoHide } from './autoHide.repository';

/** Kind of the mail request of a report: the mail lists all reports that no mail has listed. */
export const REPORT_MAIL_REQUEST = 'report';

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
          await hideIfReported(trx, { target, id: targetId }, { ...autoHide, stored });
          const at = new Date(autoHide.now());
          await requestReportMail(trx, at);
          await notifyOfReport(trx, { reporterId: added.reporterId, at });
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

/** Requests the mail that lists the reports of an hour (D195); further reports join it. */
const requestReportMail = (trx: Trx, at: Date) =>
  requestMail(trx, { kind: REPORT_MAIL_REQUEST, key: 'reports', at, dueAt: new Date(at.getTime() + HOUR) });

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

function toColumns({ reportedId, postId, fields }: Target) {
  return {
    reported_id: reportedId,
    post_id: postId,
    reported_text: textOf(fields),
    reported_fields: JSON.stringify(fields),
  };
}
