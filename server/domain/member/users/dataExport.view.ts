import {
  type DataExport,
  type ExportedApplication,
  type ExportedArchive,
  type ExportedBlock,
  type ExportedBookmark,
  type ExportedCheckIn,
  type ExportedComment,
  type ExportedDevice,
  type ExportedDeparture,
  type ExportedEvaluation,
  type ExportedMembership,
  type ExportedNotice,
  type ExportedProject,
  type ExportedReport,
  type ExportedSession,
  type ExportedView,
} from '@contract/dataExport';
import { todayInKorea } from '@contract/dates';
import { type MyPage } from '@contract/mypage';
import { type PostKind } from '../../../db/postTables';
import { fileUrl, imageUrl } from '../../../lib/storage/fileUrls';
import { toMyApplication, type MyApplicationRow } from '../../post';
import {
  type ExportedArchiveRow,
  type ExportedBookmarkRow,
  type ExportedCheckInRow,
  type ExportedCommentRow,
  type ExportedDepartureRow,
  type ExportedDeviceRow,
  type ExportedEvaluationRow,
  type ExportedMembershipRow,
  type ExportedNoticeRow,
  type ExportedProjectRow,
  type ExportedBlockRow,
  type ExportedReportRow,
  type ExportedSessionRow,
  type ExportedViewRow,
} from './dataExport.repository';

/** The profile as the own page shows it. */
export const toProfile = ({ basicInfo, careerHistory }: MyPage): DataExport['profile'] => ({
  ...basicInfo,
  ...careerHistory,
});

export const toExportedDevice = (row: ExportedDeviceRow): ExportedDevice => ({
  label: row.label,
  createdDate: todayInKorea(row.created_at.getTime()),
  lastDate: todayInKorea(row.seen_at.getTime()),
});

export function toExportedSession({
  device,
  created_at: createdAt,
  ends_at: endsAt,
}: ExportedSessionRow): ExportedSession {
  return { device, createdDateTime: createdAt.toISOString(), endsDateTime: endsAt.toISOString() };
}

export function toExportedProject(row: ExportedProjectRow): ExportedProject {
  return {
    id: row.id,
    title: row.title,
    projectName: row.project_name,
    startDate: row.start_month.slice(0, 7),
    endDate: row.end_month.slice(0, 7),
    category: row.category,
    introduce: row.introduce,
    article: row.article,
    personnel: row.personnel,
    roles: row.roles,
    skills: row.skills,
    meetingOption: row.meeting_option,
    step: row.step,
    link: row.link,
    seats: row.seats,
    weeklyHours: row.weekly_hours,
    times: row.times,
    deadline: row.deadline,
    status: row.status,
    closed: row.closed,
    closedReason: row.closed_reason,
    contactLink: row.contact_link,
    notice: row.notice,
    createdDateTime: row.created_at.toISOString(),
    invitedMembers: [
      ...row.accepted.map((nickname) => ({ nickname, status: 'ACCEPTED' as const })),
      ...row.invited.map((nickname) => ({ nickname, status: 'PENDING' as const })),
    ],
  };
}

export function toExportedMembership({
  id,
  title,
  role,
  accepted_at: acceptedAt,
}: ExportedMembershipRow): ExportedMembership {
  return { id, title, role, acceptedDateTime: acceptedAt.toISOString() };
}

export function toExportedApplication(row: MyApplicationRow): ExportedApplication {
  const { expiresDateTime: _, ...application } = toMyApplication(row);
  return application;
}

export function toExportedCheckIn({
  project_id: projectId,
  week,
  mood,
  text,
  updated_at: at,
}: ExportedCheckInRow): ExportedCheckIn {
  return { projectId, week, mood, text, updatedDateTime: at.toISOString() };
}

export function toExportedDeparture(row: ExportedDepartureRow): ExportedDeparture {
  const { project_id: projectId, kind, reason, note, departed_at: at } = row;
  return { projectId, kind, reason, note, departedDateTime: at.toISOString() };
}

export function toExportedNotice(row: ExportedNoticeRow): ExportedNotice {
  const { kind, nickname: actor, project_id: projectId, archive_id: archiveId, role, reason, note } = row;
  const read = row.read_at !== null;
  return {
    kind,
    actor,
    projectId,
    archiveId,
    role,
    reason,
    note,
    read,
    createdDateTime: row.created_at.toISOString(),
  };
}

export function toExportedArchive(row: ExportedArchiveRow, memberId: number): ExportedArchive {
  return {
    id: row.id,
    title: row.title,
    isWriter: row.writer_id === memberId,
    consent: 'CONFIRMED',
    roles: row.roles,
    description: row.description,
    category: row.category,
    startDate: row.start_date,
    endDate: row.end_date,
    skills: row.skills,
    link: row.link,
    thumbnail: imageUrl(row.thumbnail),
    imgUrls: row.images.map(fileUrl),
    createdDateTime: row.created_at.toISOString(),
    publishedDateTime: row.published_at?.toISOString() ?? null,
    evaluatedDateTime: row.evaluated_at?.toISOString() ?? null,
    checked: row.checked,
    contributions: row.contributions.map(({ text, link }) => ({ text, link })),
  };
}

export function toExportedComment(kind: PostKind, row: ExportedCommentRow): ExportedComment {
  const { id, post_id: postId, parent_id: parentId, content, created_at: createdAt } = row;
  return { id, kind, postId, parentId, content, createdDateTime: createdAt.toISOString() };
}

export function toExportedBookmark(
  kind: PostKind,
  { id, title, kept_at: bookmarkedAt }: ExportedBookmarkRow,
): ExportedBookmark {
  return { kind, postId: id, title, createdDateTime: bookmarkedAt.toISOString() };
}

export function toExportedView(kind: PostKind, { id, seen_at: seenAt }: ExportedViewRow): ExportedView {
  return { kind, postId: id, seenDateTime: seenAt.toISOString() };
}

export function toExportedEvaluation(row: ExportedEvaluationRow): ExportedEvaluation {
  const { archive_id: archiveId, nickname, feedback, keywords, period, created_at: createdAt } = row;
  return { archiveId, nickname, feedback, keywords, duration: period, createdDateTime: createdAt.toISOString() };
}

/** Without the reported text of others, and without the result of the report. */
export function toExportedReport(row: ExportedReportRow): ExportedReport {
  const { target, target_id: targetId, type, content, created_at: createdAt } = row;
  return {
    reportTarget: target,
    targetId,
    reportType: type,
    reportContent: content,
    createdDateTime: createdAt.toISOString(),
  };
}

/** Exported for the blocker only: no export shows who has blocked its member. */
export const toExportedBlock = ({ nickname, created_at: at }: ExportedBlockRow): ExportedBlock => ({
  nickname,
  createdDateTime: at.toISOString(),
});
