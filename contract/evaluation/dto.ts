import { type NamedConsent } from '../archive';
import { type Role } from '../skill';

export interface EvaluatedMember {
  nickname: string;
  roles: Role[];
  profileImg: string | null;
  consent: NamedConsent;
}

/** The answer is a list with one entry: everyone named but the asker, of a published archive the confirmed ones (api.md Archive). */
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
  /** ISO instant; null while pending. */
  publishedDateTime: string | null;
  /** ISO instants (D51). */
  publishableAt: string;
  remindableAt: string;
}

export interface Reminded {
  remindableAt: string;
}
