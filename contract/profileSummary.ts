import { type Keyword } from './evaluation';
import { type SchoolMailMark } from './mails';
import { type Role } from './skill';

/** Summary of a member on cards: leaders of posts, applicants. Contains no private fields. */
export interface ProfileSummary {
  /** Null once withdrawn. */
  nickname: string | null;
  profileImg: string | null;
  /** The confirmed school mail (D151). */
  schoolMail: SchoolMailMark | null;
  /** In the order of preference. */
  desiredJob: Role[];
  /** Published archives in which the member is confirmed. */
  verifiedProjects: number;
  /** The three newest of them. */
  archives: { id: number; title: string; thumbnail: string | null }[];
  /** The three keywords given most often. */
  keywords: { content: Keyword; count: number }[];
}
