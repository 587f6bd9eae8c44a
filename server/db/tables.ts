import { type Transaction } from 'kysely';
import { type ActiveCountTable, type ActiveMemberTable } from './tables/active';
import { type AnnouncementTable } from './tables/announcement';
import {
  type ArchiveBookmarkTable,
  type ArchiveCommentTable,
  type ArchiveImageTable,
  type ArchiveMemberTable,
  type ArchiveTable,
  type ArchiveViewTable,
  type DeclinedArchiveTable,
} from './tables/archive';
import { type BlockTable } from './tables/block';
import { type CallCountTable } from './tables/callCount';
import { type CredentialKeyTable, type CredentialTable } from './tables/credential';
import { type EvaluationTable } from './tables/evaluation';
import { type FileErasureTable, type InstallationTable } from './tables/file';
import { type BarredEmailTable, type HiddenProfileTable } from './tables/hidden';
import { type MailRequestTable, type TemporaryPasswordTable } from './tables/mail';
import {
  type MemberAwardTable,
  type MemberCareerTable,
  type MemberExperienceTable,
  type MemberPortfolioTable,
  type MemberTable,
} from './tables/member';
import { type NoticeTable } from './tables/notice';
import { type CaseNumberTable, type OperatorLogOutboxTable, type OperatorLogTable } from './tables/operator';
import {
  type CheckInTable,
  type ProjectApplicationTable,
  type ProjectBookmarkTable,
  type ProjectCommentTable,
  type ProjectDepartureTable,
  type ProjectInvitationTable,
  type ProjectMemberTable,
  type ProjectSeatTable,
  type ProjectTable,
  type ProjectViewTable,
} from './tables/project';
import { type MemberRecordArchiveTable, type MemberRecordLineTable, type MemberRecordTable } from './tables/record';
import { type ReportTable } from './tables/report';
import { type RequestKeyTable } from './tables/requestKey';
import { type SessionTable } from './tables/session';

/**
 * Every table, named and spelled as in SQL; `*.view.ts` turns rows into DTOs.
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
  project_seat: ProjectSeatTable;
  project_invitation: ProjectInvitationTable;
  project_application: ProjectApplicationTable;
  project_departure: ProjectDepartureTable;
  declined_archive: DeclinedArchiveTable;
  check_in: CheckInTable;
  notice: NoticeTable;
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
  member_record: MemberRecordTable;
  member_record_archive: MemberRecordArchiveTable;
  member_record_line: MemberRecordLineTable;
  credential: CredentialTable;
  credential_key: CredentialKeyTable;
  report: ReportTable;
  case_number: CaseNumberTable;
  operator_log: OperatorLogTable;
  operator_log_outbox: OperatorLogOutboxTable;
  request_key: RequestKeyTable;
  announcement: AnnouncementTable;
  block: BlockTable;
  active_member: ActiveMemberTable;
  active_count: ActiveCountTable;
  hidden_profile: HiddenProfileTable;
  barred_email: BarredEmailTable;
  call_count: CallCountTable;
}

/** A running transaction. */
export type Trx = Transaction<Tables>;
