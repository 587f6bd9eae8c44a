import { type Contribution, type NamedConsent } from '../archive';
import { type Role } from '../skill';

export interface EvaluatedMember {
  memberId: number;
  nickname: string;
  roles: Role[];
  profileImg: string | null;
  consent: NamedConsent;
}

/** A teammate to evaluate, with what they did. */
export interface EvaluationTarget extends EvaluatedMember {
  /** With the caller's own ticks; without numbers. */
  contributions: Contribution[];
}

/** The response is a list of one entry: everyone named but the caller; of a published archive, the confirmed ones. */
export type EvaluationTargets = [{ evaluated: EvaluationTarget[] }];

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
