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
  /** The member is an operator (D130): a reloaded page reads it from here. */
  operator?: true;
}
