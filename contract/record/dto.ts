import { type SchoolMailMark } from '../mails';
import { type ArchiveCategory, type Checks, type CountedTime, type StatedContribution } from '../archive';
import { type Keyword } from '../evaluation';
import { type Period } from '../period';
import { type Role, type Skill } from '../skill';

/** Facts about a member that published archives prove (D121). */
export interface Facts {
  /** Published archives in which the member is confirmed. */
  projects: number;
  /**
   * Whole months that the product counted; periods that overlap or adjoin count once. Null without a project of that kind
   * (D153).
   */
  months: number | null;
  /** Months of the periods that were typed, of projects whose time was not counted; null without such a project. */
  statedMonths: number | null;
  /** Other confirmed members of those archives, each once. */
  people: number;
}

/** The facts of a profile: those of all published archives, with the most frequent keywords. */
export interface ProfileFacts extends Facts {
  /** At most `LIMITS.profileKeywords`, most frequent first. */
  keywords: { content: Keyword; count: number }[];
}

/** `kind` and `together` are of the record's member. */
export interface RecordProject extends CountedTime {
  id: number;
  title: string;
  category: ArchiveCategory;
  /** The typed period, `YYYY-MM-DD`. */
  startDate: string;
  endDate: string;
  duration: Period;
  /** The roles of the record's member. */
  roles: Role[];
  teamSize: number;
  evaluatedMembers: number;
  /** How the other members were checked; null when none of them was (D152). */
  checks: Checks | null;
  /** What the member did (D155). */
  contributions: StatedContribution[];
  /** Published with evaluations missing. */
  early: boolean;
  thumbnail: string | null;
  /** The project's own link; '' if there is none. */
  link: string;
  /** Its archive, with the origin; null once the writer has deleted its text (D164). */
  url: string | null;
}

export interface RecordKeyword {
  content: Keyword;
  /** How many different people chose it (D154). */
  count: number;
}

/** A received one-liner without its writer and date. */
export interface Line {
  content: string;
  /** How long the project took; null unless three different evaluators of the member share it (D154). */
  duration: Period | null;
}

/** The public record of a member (`Record` in api.md): GET /api/records/:code. */
export interface MemberRecord {
  code: string;
  /** The address of its page, with the origin. */
  url: string;
  memberId: number;
  nickname: string;
  /** Null unless the member shows it. */
  name: string | null;
  introduction: string;
  /** The confirmed school mail (D151). */
  schoolMail: SchoolMailMark | null;
  desiredJob: Role[];
  skillCategory: Skill[];
  /** ISO instant at which the record was read. */
  readDateTime: string;
  /** Search engines may list the page. */
  indexable: boolean;
  facts: Facts;
  /** Teams of the product first, then by the latest end. */
  projects: RecordProject[];
  /** At most `LIMITS.recordKeywords`, most frequent first. */
  keywords: RecordKeyword[];
  /** The different teammates whose evaluations the record counts. */
  evaluators: number;
  /** Received one-liners that are not hidden. */
  lineCount: number;
  /** The picked one-liners, in the order picked. */
  lines: Line[];
}

/** A published archive of the member, as the settings of the record list it. */
export interface RecordArchive extends CountedTime {
  id: number;
  title: string;
  startDate: string;
  endDate: string;
  teamSize: number;
  evaluatedMembers: number;
  thumbnail: string | null;
  shown: boolean;
}

/** A received one-liner that is not hidden, as the settings list it: picked ones first, in the order picked. */
export interface RecordLine extends Line {
  /** As in `OwnFeedback`. */
  id: number;
  picked: boolean;
}

/** The settings of the own record: GET, PUT /api/users/me/record, POST /api/users/me/record/code. */
export interface OwnRecord {
  enabled: boolean;
  indexable: boolean;
  showName: boolean;
  /** Null until the record is switched on for the first time; remains stored when it is switched off. */
  code: string | null;
  url: string | null;
  archives: RecordArchive[];
  lines: RecordLine[];
  /** One-liners that cannot be picked, because only one teammate wrote in that archive (D154). */
  unpickable: number;
}

/** The own record as its page would show it (D160), without an address until it is switched on for the first time. */
export type PreviewedRecord = Omit<MemberRecord, 'code' | 'url'> & { code: string | null; url: string | null };
