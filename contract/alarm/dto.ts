import { type NamedConsent } from '../archive';
import { type Role } from '../skill';

export interface ProjectInvite {
  projectInvitedMemberId: number;
  projectId: number;
  writer: string | null;
  title: string;
  /** ISO instant. */
  inviteDate: string;
  /** The free roles to choose from; empty when the post has no seats by role (D108). */
  roles: Role[];
}

/**
 * The pending request of an archive: ASKED to consent (of a pending archive, or of a published one for 90 days),
 * CONFIRMED to evaluate the team (D90, D92b).
 */
export interface EvaluationRequest {
  archiveId: number;
  archiveTitle: string;
  /** ISO instant of the last request; of a published archive the publication. */
  createDate: string;
  consent: NamedConsent;
  /** Null once withdrawn. */
  writer: string | null;
  published: boolean;
}

export interface Alarms {
  /** The newest 50, and the number of all; of both kinds (D212). */
  inviteProjectOutputList: ProjectInvite[];
  inviteProjectCount: number;
  userArchiveList: EvaluationRequest[];
  evaluationCount: number;
  unreadNotices: number;
  /** The ids of teams of two or more people that the member is in, at most two (D202). */
  teams: number[];
  /** The member is an operator (D130): a reloaded page reads it from here. */
  operator?: true;
  /** The member has not confirmed an e-mail address (D150), likewise. */
  emailUnconfirmed?: true;
  /** The mail server of the address returns mails (D174). */
  emailBounced?: true;
}
