import { codesOf } from '../codes';

/** The state of an application, as the applicant reads it. */
export const APPLICATION_STATUS_LABELS = {
  PENDING: '지원 완료 · 답을 기다리고 있어요',
  ACCEPTED: '수락됐어요',
  DECLINED: '거절됐어요',
  EXPIRED: '지원이 끝났어요',
  WITHDRAWN: '취소했어요',
} as const;
export type ApplicationStatus = keyof typeof APPLICATION_STATUS_LABELS;

/** The same, as the leader reads it. */
export const LEADER_STATUS_LABELS: Record<ApplicationStatus, string> = {
  ...APPLICATION_STATUS_LABELS,
  ACCEPTED: '수락했어요',
  DECLINED: '거절했어요',
};

/** Tabs of the leader's list; expired applications are listed with the declined ones. */
export const APPLICATION_TAB_LABELS = { PENDING: '대기', ACCEPTED: '수락', DECLINED: '거절' } as const;
export type ApplicationTab = keyof typeof APPLICATION_TAB_LABELS;
export const APPLICATION_TABS = codesOf(APPLICATION_TAB_LABELS);

export const APPLICATION_ANSWERS = ['ACCEPTED', 'DECLINED'] as const;

/** Reasons for which a leader declines. */
export const DECLINE_REASON_LABELS = {
  FULL: '모집이 끝났어요',
  SCHEDULE: '일정이 맞지 않아요',
  SKILL: '다른 역량을 찾고 있어요',
  OTHER: '직접 쓰기',
} as const;
export type DeclineReason = keyof typeof DECLINE_REASON_LABELS;
export const DECLINE_REASONS = codesOf(DECLINE_REASON_LABELS);

/** Why an application ended without an answer. */
export const ENDED_REASON_LABELS = {
  TIME: '답할 기한이 지났어요',
  STOPPED: '프로젝트가 중단됐어요',
  DELETED: '모집글이 삭제됐어요',
  CLOSED: '모집이 마감됐어요',
} as const;
export type EndedReason = keyof typeof ENDED_REASON_LABELS;
