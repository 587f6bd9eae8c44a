import { codesOf } from '../codes';

/** How a week went (D111). */
export const MOOD_LABELS = { GOOD: '순조로워요', SLOW: '조금 늦어요', HELP: '도움이 필요해요' } as const;
export type Mood = keyof typeof MOOD_LABELS;
export const MOODS = codesOf(MOOD_LABELS);

/** Reasons of a member for leaving; visible to the leader alone (D110). */
export const LEAVE_REASON_LABELS = {
  SCHEDULE: '일정이 맞지 않아요',
  INTEREST: '관심이 달라졌어요',
  CONFLICT: '팀과 맞지 않아요',
  OTHER: '직접 쓰기',
} as const;
export type LeaveReason = keyof typeof LEAVE_REASON_LABELS;
export const LEAVE_REASONS = codesOf(LEAVE_REASON_LABELS);

/** The pending task of a member in a team (내 팀). */
export const TEAM_DUE_LABELS = {
  CHECK_IN: '이번 주 체크인',
  APPLICATIONS: '답할 지원',
  ARCHIVE: '아카이브로 남기기',
} as const;
export type TeamDue = keyof typeof TEAM_DUE_LABELS;
