import { type EvaluationRequest } from '../alarm';
import { type ArchiveCategory, type NamedConsent } from '../archive';
import { type Account } from '../auth';
import { type CredentialItem } from '../credential';
import { type Keyword } from '../evaluation';
import { type Mails } from '../mails';
import { type MailGroup } from '../notifications';
import { type BasicInfo, type InvitedProject, type MyPage } from '../mypage';
import { type HiddenContent } from '../hidden';
import { type OwnMeasure, type ProfilePart } from '../operator';
import { type Period } from '../period';
import { type PostRef } from '../post';
import { type OwnRecord } from '../record';
import { type SavedSearch } from '../savedSearch';
import { type Security } from '../security';
import { type ReportTargetType, type ReportType } from '../report';
import { type Role, type Skill } from '../skill';
import {
  type ExportedProject,
  type ExportedMembership,
  type ExportedApplication,
  type ExportedCheckIn,
  type ExportedDeparture,
  type ExportedNotice,
} from './exportedTeams';

/** The ticket of a download: valid for a minute, in the browser that requested it. */
export interface DataExportTicket {
  ticket: string;
}

export interface ExportedHidden extends HiddenContent {
  target: ReportTargetType;
  /** The post or comment; of a profile the member. */
  targetId: number;
  /** PROFILE: which part. */
  part: ProfilePart | null;
}

export interface ExportedBlock {
  /** Null once withdrawn. */
  nickname: string | null;
  createdDateTime: string;
}

/**
 * `data.json` of the ZIP of a data export (decision 0018): everything stored about the member, with the field names of
 * the API. Instants are ISO 8601 with `Z`; `files` maps an address of the product to a path in the ZIP.
 */
export interface DataExport {
  /** Grows when a field changes its meaning. */
  version: 1;
  exportedDateTime: string;
  account: Omit<Account, 'mustChangePassword'>;
  profile: BasicInfo & MyPage['careerHistory'];
  /** The e-mail and the school mail, with codes that wait for their confirmation. */
  mails: Omit<Mails, 'outbox'>;
  /** The groups of notices that come by mail. */
  mailGroups: MailGroup[];
  /** Those that come by push, and the devices to which they come. */
  pushGroups: MailGroup[];
  pushDevices: ExportedDevice[];
  /** The weekly digest, and the agreement to advertising. */
  digest: boolean;
  agreedDateTime: string | null;
  /** 내 알림 조건. */
  savedSearches: SavedSearch[];
  /** Logins that are not over yet. */
  sessions: ExportedSession[];
  /** Kept logins. */
  keptLogins: ExportedKeptLogin[];
  /** Without their keys. */
  passkeys: Security['passkeys'];
  socialLogins: ExportedSocialLogin[];
  /** What happened to the account in the last 90 days. */
  accountEvents: Security['events'];
  /** Former addresses that a link of a mail may restore. */
  formerEmails: ExportedFormerEmail[];
  /** Written recruitment posts. */
  projects: ExportedProject[];
  /** Recruitment posts of others whose team the member has joined. */
  joinedProjects: ExportedMembership[];
  /** Applications the member has sent. */
  applications: ExportedApplication[];
  /** Lines about weeks in teams the member is in. */
  checkIns: ExportedCheckIn[];
  /** Teams the member has left or was removed from. */
  departures: ExportedDeparture[];
  /** Lines of news of the last 90 days. */
  notices: ExportedNotice[];
  /** Pending invitations. */
  invitations: InvitedProject[];
  /** Members the member has blocked. */
  blocks: ExportedBlock[];
  /** Measures of operators about the member and the member's content, newest first. */
  measures: OwnMeasure[];
  /** Own content that is hidden from others. */
  hidden: ExportedHidden[];
  /** Archives the member has confirmed to be part of. */
  archives: ExportedArchive[];
  /** Archives that ask the member for consent: the request alone, without the archive's content. */
  archiveQuestions: EvaluationRequest[];
  comments: ExportedComment[];
  bookmarks: ExportedBookmark[];
  /** Views of the last 24 hours; older ones are deleted. */
  views: ExportedView[];
  evaluationsGiven: ExportedEvaluation[];
  /** Received evaluations as the own profile shows them: without writers and dates. */
  evaluationsReceived: MyPage['teamFeedback']['myPageEvaluation'];
  /** The settings of the public record, with everything that may be chosen for it. */
  record: Omit<OwnRecord, 'url'>;
  credentials: ExportedCredential[];
  reports: ExportedReport[];
  /** The path in the ZIP of each address. */
  files: ExportedFile[];
}

/** Without the address at the push service and without the keys. */
export interface ExportedDevice {
  label: string;
  /** Dates in Seoul. */
  createdDate: string;
  lastDate: string;
}

export interface ExportedKeptLogin {
  device: string;
  createdDateTime: string;
  usedDateTime: string;
}

export interface ExportedSocialLogin {
  provider: string;
  issuer: string;
  subject: string;
  createdDateTime: string;
  usedDateTime: string | null;
}

export interface ExportedFormerEmail {
  address: string;
  changedDateTime: string;
}

export interface ExportedSession {
  device: string;
  createdDateTime: string;
  endsDateTime: string;
}

export interface ExportedArchive {
  id: number;
  title: string;
  /** Whether the member is its writer; only then the ZIP contains its pictures. */
  isWriter: boolean;
  consent: NamedConsent;
  /** The member's own roles. */
  roles: Role[];
  description: string;
  category: ArchiveCategory;
  startDate: string;
  endDate: string;
  skills: Skill[];
  link: string;
  thumbnail: string | null;
  imgUrls: string[];
  createdDateTime: string;
  publishedDateTime: string | null;
  evaluatedDateTime: string | null;
  /** How the member was checked at the publication (D152). */
  checked: 'SCHOOL' | 'EMAIL' | null;
  /** What the member wrote to have done (D155). */
  contributions: { text: string; link: string | null }[];
}

export interface ExportedComment {
  id: number;
  kind: PostRef['kind'];
  postId: number;
  parentId: number | null;
  content: string;
  createdDateTime: string;
}

export interface ExportedBookmark {
  kind: PostRef['kind'];
  postId: number;
  title: string;
  createdDateTime: string;
}

export interface ExportedView {
  kind: PostRef['kind'];
  postId: number;
  seenDateTime: string;
}

export interface ExportedEvaluation {
  /** Null once the archive has been deleted. */
  archiveId: number | null;
  nickname: string | null;
  feedback: string;
  keywords: Keyword[];
  duration: Period;
  createdDateTime: string;
}

/** With the signed credential itself. */
export interface ExportedCredential extends CredentialItem {
  jwt: string | null;
}

export interface ExportedReport {
  reportTarget: ReportTargetType;
  targetId: number;
  reportType: ReportType;
  reportContent: string;
  createdDateTime: string;
}

export interface ExportedFile {
  /** In the ZIP. */
  name: string;
  /** Under the same name as elsewhere in `data.json`. */
  url: string;
}
