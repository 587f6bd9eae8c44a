import { type Role } from '../skill';

export interface EvaluatedMember {
  nickname: string;
  roles: Role[];
  profileImg: string | null;
}

/** The answer is a list with one entry: everyone but the asker (api.md Archive). */
export type EvaluationTargets = [{ evaluated: EvaluatedMember[] }];

export type EvaluationStatus = 'COMPLETE' | 'INCOMPLETE';
export const EVALUATION_STATUS_LABELS: Record<EvaluationStatus, string> = {
  COMPLETE: '평가 완료',
  INCOMPLETE: '평가 전',
};

export interface MemberStatus extends EvaluatedMember {
  status: EvaluationStatus;
}

export interface EvaluationProgress {
  memberStatus: Record<string, MemberStatus>;
  published: boolean;
  /** ISO instants (D51). */
  publishableAt: string;
  remindableAt: string;
}

export interface Reminded {
  remindableAt: string;
}
