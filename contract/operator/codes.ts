import { codesOf } from '../codes';
import { REPORT_TARGET_LABELS } from '../report/codes';

export const ROLE_LABELS = { MEMBER: '회원', OPERATOR: '운영자' } as const;
export type MemberRole = keyof typeof ROLE_LABELS;
export const MEMBER_ROLES = codesOf(ROLE_LABELS);

/** What an operator decides about content and members. */
export const MEASURE_LABELS = {
  DISMISS: '문제없음',
  HIDE: '숨김',
  RESTORE: '복구',
  WARN: '경고',
  SUSPEND: '정지',
  UNSUSPEND: '정지 해제',
} as const;
export type Measure = keyof typeof MEASURE_LABELS;

/** Every action of the log (D138). */
export const LOG_ACTION_LABELS = {
  ...MEASURE_LABELS,
  AUTO_HIDE: '자동 숨김',
  CLOSE: '신고 닫음',
  REOPEN: '신고 다시 엶',
  ROLE_ADD: '운영자 지정',
  ROLE_REMOVE: '운영자 해제',
  ANNOUNCE: '공지 등록',
  ANNOUNCE_EDIT: '공지 수정',
  ANNOUNCE_END: '공지 내림',
  CONFIRM_FAILED: '비밀번호 확인 실패',
} as const;
export type LogAction = keyof typeof LOG_ACTION_LABELS;
export const LOG_ACTIONS = codesOf(LOG_ACTION_LABELS);

export const LOG_TARGET_LABELS = { ...REPORT_TARGET_LABELS, PROFILE: '프로필', ANNOUNCEMENT: '공지' } as const;
export type LogTarget = keyof typeof LOG_TARGET_LABELS;

/** Actor of a log entry: an operator at the desk, a command in a terminal, or a job. */
export const LOG_ACTORS = ['OPERATOR', 'COMMAND', 'AUTO'] as const;
export type LogActor = (typeof LOG_ACTORS)[number];

/** Members the desk lists by what has happened to them. */
export const MEMBER_STATES = ['SUSPENDED', 'WARNED'] as const;
