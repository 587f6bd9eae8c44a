import { codesOf } from '../codes';

/** The state of an application, as the applicant reads it. */
export const APPLICATION_STATUS_LABELS = {
  PENDING: '지원 완료 · 답을 기다리고 있어요',
  ACCEPTED: '수락됐어요',
  DECLINED: '거절됐어요',
  EXPIRED: '답 없이 끝났어요',
  WITHDRAWN: '취소했어요',
} as const;
export type ApplicationStatus = keyof typeof APPLICATION_STATUS_LABELS;

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
