import { type ArchiveCategory } from '../archive';
import { type Keyword } from '../evaluation';
import { type Period } from '../period';
import { type Role, type Skill } from '../skill';

/** Facts about a member that published archives prove (D121). */
export interface Facts {
  /** Published archives in which the member is confirmed. */
  projects: number;
  /** Whole months together; periods that overlap or adjoin count once. */
  months: number;
  /** Other confirmed members of those archives, each once. */
  people: number;
}

/** The facts of a profile: those of all published archives, with the most frequent keywords. */
export interface ProfileFacts extends Facts {
  /** At most `LIMITS.profileKeywords`, most frequent first. */
  keywords: { content: Keyword; count: number }[];
}

export interface RecordProject {
  id: number;
  title: string;
  category: ArchiveCategory;
  /** `YYYY-MM-DD` */
  startDate: string;
  endDate: string;
  duration: Period;
  /** The roles of the record's member. */
  roles: Role[];
  teamSize: number;
  evaluatedMembers: number;
  /** Published with evaluations missing. */
  early: boolean;
  thumbnail: string | null;
  /** The project's own link; '' if there is none. */
  link: string;
  /** Its archive, with the origin. */
  url: string;
}

export interface RecordKeyword {
  content: Keyword;
  count: number;
  /** The number of people who gave it. */
  from: number;
}

/** A received one-liner without its writer and date. */
export interface Line {
  content: string;
  /** How long the project took. */
  duration: Period;
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
  desiredJob: Role[];
  skillCategory: Skill[];
  /** ISO instant at which the record was read. */
  readDateTime: string;
  /** Search engines may list the page. */
  indexable: boolean;
  facts: Facts;
  /** Latest end first. */
  projects: RecordProject[];
  /** At most `LIMITS.recordKeywords`, most frequent first. */
  keywords: RecordKeyword[];
  /** Received one-liners that are not hidden. */
  lineCount: number;
  /** The picked one-liners, in the order picked. */
  lines: Line[];
}

/** A published archive of the member, as the settings of the record list it. */
export interface RecordArchive {
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
}
