import {
  type ArchiveBookmarkTable,
  type ArchiveCommentTable,
  type ArchiveImageTable,
  type ArchiveMemberTable,
  type ArchiveTable,
  type ArchiveViewTable,
} from './tables/archive';
import { type CallCountTable } from './tables/callCount';
import { type CommentKeyTable } from './tables/commentKey';
import { type EvaluationTable } from './tables/evaluation';
import { type FileErasureTable, type InstallationTable } from './tables/file';
import { type MailRequestTable, type TemporaryPasswordTable } from './tables/mail';
import {
  type MemberAwardTable,
  type MemberCareerTable,
  type MemberExperienceTable,
  type MemberPortfolioTable,
  type MemberTable,
} from './tables/member';
import {
  type ProjectBookmarkTable,
  type ProjectCommentTable,
  type ProjectInvitationTable,
  type ProjectMemberTable,
  type ProjectTable,
  type ProjectViewTable,
} from './tables/project';
import { type ReportTable } from './tables/report';
import { type SessionTable } from './tables/session';

/**
 * Every table, named and spelled as in SQL; `*.view.ts` turns rows into what goes over the wire.
 * A `timestamptz` is a Date, a `date` the string `YYYY-MM-DD`, a `bigint` a number.
 */
export interface Tables {
  member: MemberTable;
  member_experience: MemberExperienceTable;
  member_career: MemberCareerTable;
  member_award: MemberAwardTable;
  member_portfolio: MemberPortfolioTable;
  session: SessionTable;
  temporary_password: TemporaryPasswordTable;
  mail_request: MailRequestTable;
  file_erasure: FileErasureTable;
  installation: InstallationTable;
  project: ProjectTable;
  project_member: ProjectMemberTable;
  project_invitation: ProjectInvitationTable;
  project_bookmark: ProjectBookmarkTable;
  project_comment: ProjectCommentTable;
  project_view: ProjectViewTable;
  archive: ArchiveTable;
  archive_member: ArchiveMemberTable;
  archive_image: ArchiveImageTable;
  archive_comment: ArchiveCommentTable;
  archive_bookmark: ArchiveBookmarkTable;
  archive_view: ArchiveViewTable;
  evaluation: EvaluationTable;
  report: ReportTable;
  comment_key: CommentKeyTable;
  call_count: CallCountTable;
}
