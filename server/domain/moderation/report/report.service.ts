import { type ReportPayload, type ReportTarget, type ReportTargetType } from '@contract/report';
import { notFound } from '../../../lib/http/errors';
import { imageUrl } from '../../../lib/storage/fileUrls';
import { type KeyedRequest } from '../../../lib/idempotency/keyedRequest';
import { type Member } from '../../access';
import { type ReportedRow, type ReportRepository } from './report.repository';
import { textOf, type Target } from './reportTargets.repository';
import { type EraseFiles } from '../../../lib/storage/fileErasure';

interface ReportServiceDeps {
  reports: ReportRepository;
  wakeMail: () => void;
  eraseFiles: EraseFiles;
}

/** Reports of content, including own content (D60). */
export function createReportService({ reports, wakeMail, eraseFiles }: ReportServiceDeps) {
  /**
   * Finds the target of a report, and whether the caller has reported it.
   * @throws ApiError 404 when there is no such target
   */
  async function lookUp(type: ReportTargetType, id: number, asker: Member): Promise<ReportTarget> {
    const { reportedId, fields } = await find({ type, id }, asker);
    const [reported, isDuplicate] = await Promise.all([
      reports.findReported(reportedId),
      reports.hasReported(asker.id, type, id),
    ]);
    // The writer of a one-liner must not be revealed.
    return { isDuplicate, text: textOf(fields), data: type === 'EVALUATION' ? NOBODY : toSummary(reported) };
  }

  /**
   * Stores a report, once for each idempotency key. The reported member is the writer of the target; `nickname` in the request is ignored.
   * @throws ApiError 404 when there is no such target, 409 when the member has reported it before
   */
  async function submit(payload: ReportPayload, reporter: Member, request: KeyedRequest | null): Promise<void> {
    // The first request may have hidden the target.
    if (await reports.findCreated(request)) return;
    const { reportTarget: target, targetId, reportType: type, reportContent: content } = payload;
    const found = await find({ type: target, id: targetId }, reporter);
    await reports.add({ reporterId: reporter.id, type, content, target, targetId, found, request });
    wakeMail();
    await eraseFiles();
  }

  async function find(wanted: { type: ReportTargetType; id: number }, asker: Member): Promise<Target> {
    const target = await reports.findTarget(wanted, asker.id);
    if (!target) throw notFound();
    return target;
  }

  return { lookUp, submit };
}

const NOBODY: ReportTarget['data'] = {
  schoolName: null,
  nickname: null,
  profileImg: null,
  major: null,
  grade: null,
  degree: null,
};

function toSummary({ school_name: schoolName, profile_image: photo, ...member }: ReportedRow): ReportTarget['data'] {
  const { nickname, major, grade, degree } = member;
  return { schoolName, nickname, profileImg: imageUrl(photo), major, grade, degree };
}
