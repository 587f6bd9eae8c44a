import { type PageInfo } from '../envelope';
import { type Keyword } from '../evaluation';
import { type PostRef } from '../post';
import { type StatedContribution } from '../archive';
import { type CaseType, type ReportTargetType } from '../report/codes';
import {
  type CaseFieldName,
  type CaseState,
  type FigureName,
  type LogAction,
  type LogActor,
  type LogTarget,
  type MemberRole,
  type ProfilePart,
} from './codes';

/** Response of GET /api/admin/me. */
export interface OperatorDesk {
  memberId: number;
  nickname: string;
  /** ISO instant until which measures need no further password. */
  confirmedUntil: string | null;
  /** Undecided cases: the total of the queue without a filter. */
  waiting: number;
  /** The newest report: with another id the queue may have new cases (D195). */
  newestReport: number | null;
}

/** Response of POST /api/admin/confirm. */
export interface Confirmation {
  /** ISO instant. */
  confirmedUntil: string;
}

/** Response of GET /api/admin/members/:id/recent: how much 모두 숨기기 would hide (D190). */
export interface RecentContent {
  posts: number;
  archives: number;
  comments: number;
}

/** Response of POST /api/admin/members/:id/recent/hide. */
export interface HiddenRecent {
  /** The number of hidden texts. */
  hidden: number;
}

/** Response of GET /api/admin/case-numbers/:id: the case with a 접수 번호 (D194). */
export interface NumberedCase {
  target: ReportTargetType;
  targetId: number;
}

/** A member as the desk names one. */
export interface NamedMember {
  memberId: number;
  /** Null once withdrawn. */
  nickname: string | null;
}

export interface LogItem {
  id: number;
  /** ISO instant. */
  createdDateTime: string;
  actor: { kind: LogActor; nickname: string | null };
  action: LogAction;
  target: LogTarget | null;
  targetId: number | null;
  /** The member whom the action concerned. */
  member: NamedMember | null;
  reason: string;
  /** ISO instant: the end of a suspension, null for none. */
  untilDateTime: string | null;
  /** The only operator has decided about own content (D191). */
  own?: true;
}

export interface LogPage extends PageInfo {
  items: LogItem[];
}

export interface MemberCard extends NamedMember {
  /** Sent back with a measure on the member; changes with every such measure, role, and end of a suspension (D192). */
  version: string;
  profileImg: string | null;
  /** ISO instant. */
  joinedDateTime: string;
  role: MemberRole;
  /** `untilDateTime` is null for a suspension without end. */
  suspension: { untilDateTime: string | null; reason: string } | null;
  warnings: number;
  hides: number;
  reportsAbout: number;
  reportsBy: number;
  /** How many of those reports were decided as 문제없음. */
  dismissedReportsBy: number;
  /** Applications to own posts that expired without an answer (D107). */
  expiredApplications: number;
  /** Members suspended now whose e-mail address or phone number is the same in its normal form: a hint, no proof (D196). */
  resembles: NamedMember[];
  /** The newest 20 log rows about the member. */
  measures: LogItem[];
}

export interface MemberCardPage extends PageInfo {
  members: MemberCard[];
}

/** A measure as the member it concerns reads it: without the operator (GET /api/users/me/measures). */
export interface OwnMeasure extends Omit<LogItem, 'actor' | 'member'> {
  /** The target of the measure, as its writer knows it; null once it is deleted. */
  title: string | null;
}

/** A line of the review queue: one target with its reports (D131). */
export interface CaseItem {
  /** The 접수 번호, a count of the installation; null before the first report or measure (D194). */
  number: number | null;
  target: ReportTargetType;
  targetId: number;
  state: CaseState;
  /** Number of undecided reports. */
  reports: number;
  /** All reports, decided ones included. */
  total: number;
  types: CaseType[];
  /** ISO instants of the first and the last report; null for a hidden target without any. */
  firstDateTime: string | null;
  lastDateTime: string | null;
  /** The start of the text; for deleted content the text as reported. */
  title: string;
  /** Null where the reader may not know it: of a one-liner in lists, and in its case for who received it (D191). */
  writer: NamedMember | null;
  hidden: boolean;
  /** Changed by its writer while hidden. */
  edited: boolean;
}

export interface CasePage extends PageInfo {
  cases: CaseItem[];
  /** The number of cases of each state on all pages of the list. */
  states: Readonly<Record<CaseState, number>>;
}

export interface CaseField {
  name: CaseFieldName;
  text: string;
}

/** The current texts; empty ones are left out. */
export interface CaseContent {
  fields: CaseField[];
  /** Addresses of its pictures. */
  files: string[];
}

export interface CaseReport {
  id: number;
  /** Null for signals, which have no reporter (D162). */
  reporter: NamedMember | null;
  type: CaseType;
  content: string;
  /** Earlier texts: the fields of `CaseContent`, a line each. */
  reportedText: string;
  /** The same by field; null for reports of earlier releases. */
  fields: CaseField[] | null;
  /** ISO instants. */
  createdDateTime: string;
  closedDateTime: string | null;
}

/** A member as a case shows one beside a text. */
export interface CaseMember extends NamedMember {
  profileImg: string | null;
}

/** Why members cannot open a page: it is hidden, or, of an archive, not published yet. */
export type PageRestriction = 'HIDDEN' | 'PENDING';

/** The archive of a reported one-liner. */
export interface CaseArchive {
  thumbnail: string | null;
  /** Members whom the archive counts, and how many of them have evaluated. */
  teamSize: number;
  evaluatedMembers: number;
  /** ISO instant; null before it is published. */
  publishedDateTime: string | null;
}

/** The page on which reported content is shown. */
export interface CaseContext {
  post: { kind: PostRef['kind']; id: number; title: string; restriction: PageRestriction | null };
  /** Of a one-liner: what else its case shows of the archive. */
  archive: CaseArchive | null;
  /** Of a reply: the comment it replies to, while that exists. */
  parent: { writer: CaseMember; content: string; createdDateTime: string } | null;
}

/** What the team of an archive states besides its text (D155, D156). */
export interface CaseStated {
  /** Where it differs from the present title. */
  confirmedTitle: string | null;
  /** What each member did, in the order of the team. */
  lines: (NamedMember & StatedContribution)[];
}

/** Response of GET /api/admin/reports/:target/:id and of POST /api/admin/measures. */
export interface Case extends CaseItem {
  /** The content or the account is the reader's own: no reports are listed (D191). */
  own: boolean;
  /** Whether the reader may decide; about own content only while there is no other operator (D191). */
  mayDecide: boolean;
  /** Its page in the product, the fragment included; empty when it has none. */
  path: string;
  /** Sent back with a measure; changes with every report, edit and measure of the case. */
  version: string;
  /** ISO instants: when the content was written, and last edited. Null for profiles, and once it is deleted. */
  writtenDateTime: string | null;
  editedDateTime: string | null;
  /** Null once it is deleted. */
  now: CaseContent | null;
  /** Of a profile: its hidden parts. */
  hiddenParts: ProfilePart[];
  /** Newest first. */
  reportList: CaseReport[];
  /** The writer of the content; for a profile the member. Null where `writer` is. */
  member: MemberCard | null;
  /** Of a post and of what is shown on its page, while it exists. */
  context: CaseContext | null;
  /** Of an archive, while it exists. */
  stated: CaseStated | null;
  /** Of a one-liner: who received it, and the keywords chosen with it. */
  evaluated: CaseMember | null;
  keywords: Keyword[];
}

/** Response of POST /api/admin/measures. */
export interface TakenMeasure extends Case {
  /** How the act is taken back for some seconds; null where it has done something irreversible (D190). */
  undo: UndoOffer | null;
}

export interface UndoOffer {
  id: number;
  /** ISO instant. */
  untilDateTime: string;
}

/** A number of a period. Of 1 to 4 people it is withheld: `few` instead of a value; a median of nothing is null. */
export interface Figure {
  value: number | null;
  few: boolean;
}

export type FigureRow = Record<FigureName, Figure> & {
  /** The first day of the period, `YYYY-MM-DD` in Seoul. */
  start: string;
};

/** Response of GET /api/admin/numbers: a row per period, the oldest first. */
export interface Figures {
  rows: FigureRow[];
}
