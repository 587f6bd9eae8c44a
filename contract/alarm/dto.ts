export interface ProjectInvite {
  projectInvitedMemberId: number;
  projectId: number;
  writer: string | null;
  title: string;
  /** ISO instant. */
  inviteDate: string;
}

export interface EvaluationRequest {
  archiveId: number;
  archiveTitle: string;
  createDate: string;
}

export interface Alarms {
  inviteProjectOutputList: ProjectInvite[];
  userArchiveList: EvaluationRequest[];
}
