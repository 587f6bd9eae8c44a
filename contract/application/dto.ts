import { type PageInfo } from '../envelope';
import { type ProfileSummary } from '../profileSummary';
import { type Grade } from '../signup';
import { type Role, type Skill } from '../skill';
import { type ApplicationStatus, type ApplicationTab, type DeclineReason, type EndedReason } from './codes';

/** A question of the leader to an applicant, read by both alone (D207). */
export interface ApplicationQuestion {
  /** From 1. */
  number: number;
  question: string;
  /** ISO instants. */
  askedDateTime: string;
  /** Null until it is answered, like its time. */
  answer: string | null;
  answeredDateTime: string | null;
}

interface ApplicationFacts {
  id: number;
  role: Role;
  /** The role in which the applicant has joined, where it is not `role` (D204). */
  joinedRole: Role | null;
  /** Empty from 90 days after the end of the application on, like the link. */
  message: string;
  link: string;
  status: ApplicationStatus;
  /** Of a declined application, else null. */
  reason: DeclineReason | null;
  /** The leader's own text, for the reason OTHER. */
  note: string | null;
  /** Of an application that ended without an answer: why, else null. */
  endedReason: EndedReason | null;
  /** In order; deleted with the message. */
  questions: ApplicationQuestion[];
  /** ISO instants. */
  createdDateTime: string;
  /** When it was answered, withdrawn or expired; null while it is pending. */
  answeredDateTime: string | null;
  /** When it expires without an answer. */
  expiresDateTime: string;
}

/** As its applicant sees it. */
export interface MyApplication extends ApplicationFacts {
  /** Null once the post is deleted. */
  projectId: number | null;
  /** The title of the post, also of a deleted one; null where that was hidden. */
  title: string | null;
}

/** An applicant as the leader sees them: no private fields (D106). */
export interface Applicant extends ProfileSummary {
  skillCategory: Skill[];
  schoolName: string;
  grade: Grade;
}

/** As the leader sees it. */
export interface Application extends ApplicationFacts {
  applicant: Applicant;
}

export interface ApplicationPage extends PageInfo {
  applications: Application[];
  /** Counts of the whole post, independent of the filter. DECLINED includes expired applications. */
  counts: Record<ApplicationTab, number>;
  /** Counts of the tab by role, independent of the role filter (MEND-42). */
  roleCounts: Partial<Record<Role, number>>;
}

export interface MyApplicationPage extends PageInfo {
  applications: MyApplication[];
}

/** Response of PUT /api/projects/:id/applications/:applicationId. */
export interface AnswerResult {
  application: Application;
  /** Whether the post is closed now. */
  closed: boolean;
  /** Number of pending applications. */
  waiting: number;
}

/** Response of POST /api/projects/:id/applications/decline-waiting. */
export interface DeclinedWaiting {
  declined: number;
}
