import { type NamedConsent } from '../archive';

export interface ProjectInvite {
  projectInvitedMemberId: number;
  projectId: number;
  writer: string | null;
  title: string;
  /** ISO instant. */
  inviteDate: string;
}

/**
 * What an archive asks of a member: ASKED whether they were part of it (of a pending archive, or of a published one for
 * 90 days), CONFIRMED to evaluate the team (D90, D92b).
 */
export interface EvaluationRequest {
  archiveId: number;
  archiveTitle: string;
  /** ISO instant: when it was asked last; of a published archive the publication. */
  createDate: string;
  consent: NamedConsent;
  /** Null once withdrawn. */
  writer: string | null;
  published: boolean;
}

export interface Alarms {
  inviteProjectOutputList: ProjectInvite[];
  userArchiveList: EvaluationRequest[];
}
