import { codesOf } from '../codes';
import { type Role } from '../skill';

export const PROJECT_CATEGORY_LABELS = {
  CONTEST: '공모전',
  STARTUP: '창업',
  EXTERNAL_ACTIVITY: '대외활동',
  PROJECT: '사이드 프로젝트',
  STUDY: '스터디',
} as const;
export type ProjectCategory = keyof typeof PROJECT_CATEGORY_LABELS;
export const PROJECT_CATEGORIES = codesOf(PROJECT_CATEGORY_LABELS);

export const STEP_LABELS = {
  BEFORE_START: '시작 전',
  PLANNING: '기획 중',
  DESIGNING: '디자인 중',
  DEVELOPING: '개발 중',
  IN_BUSINESS: '운영 중',
} as const;
export type Step = keyof typeof STEP_LABELS;
export const STEPS = codesOf(STEP_LABELS);

/** The Korean label itself is stored and sent (spec §4). */
export const MEETING_OPTIONS = ['온라인', '오프라인', '온/오프라인'] as const;
export type MeetingOption = (typeof MEETING_OPTIONS)[number];

/** Recruiting state (D35). */
export const RECRUITING_LABELS = { open: '모집 중', closed: '모집 마감' } as const;

/** The state of a post's project (D112). */
export const PROJECT_STATUS_LABELS = { ACTIVE: '진행 중', DONE: '완료', STOPPED: '중단' } as const;
export type ProjectStatus = keyof typeof PROJECT_STATUS_LABELS;
export const PROJECT_STATUSES = codesOf(PROJECT_STATUS_LABELS);

/** Why a post is closed (D103): by its writer, without a free seat, past its closing date, or after two idle months. */
export const CLOSED_REASONS = ['WRITER', 'FULL', 'DEADLINE', 'IDLE'] as const;
export type ClosedReason = (typeof CLOSED_REASONS)[number];

/** How many hours a week a member works on the project (D101). */
export const WEEKLY_HOURS_LABELS = {
  UNDER_5: '주 5시간 미만',
  FROM_5: '주 5~10시간',
  FROM_10: '주 10~20시간',
  FROM_20: '주 20시간 이상',
} as const;
export type WeeklyHours = keyof typeof WEEKLY_HOURS_LABELS;
export const WEEKLY_HOURS = codesOf(WEEKLY_HOURS_LABELS);

/** When in the week the team works (D101). */
export const ACTIVITY_TIME_LABELS = { WEEKDAY_DAY: '평일 낮', WEEKDAY_NIGHT: '평일 저녁', WEEKEND: '주말' } as const;
export type ActivityTime = keyof typeof ACTIVITY_TIME_LABELS;
export const ACTIVITY_TIMES = codesOf(ACTIVITY_TIME_LABELS);

export const SORT_LABELS = { latest: '최신순', popular: '인기순' } as const;
export type ProjectSort = keyof typeof SORT_LABELS;
export const PROJECT_SORTS = codesOf(SORT_LABELS);

export const FILTER_TAB_LABELS = {
  category: '분야',
  periodKey: '예상 기간',
  roles: '모집 역할',
  skills: '필요 스킬',
  weeklyHours: '주당 활동 시간',
  times: '활동 시간대',
  meetingOption: '진행 방식',
  step: '진행 단계',
} as const;
export type FilterTab = keyof typeof FILTER_TAB_LABELS;

/** A filter choice for several codes, which the client expands. */
export interface FilterChoice<Code extends string> {
  label: string;
  codes: readonly Code[];
}

export const ROLE_FILTERS: readonly FilterChoice<Role>[] = [
  { label: '백엔드', codes: ['BACK_END'] },
  { label: '프론트엔드', codes: ['FRONT_END'] },
  { label: '디자이너', codes: ['UX_UI_DESIGN', 'BX_DESIGN'] },
  { label: 'PM', codes: ['PM'] },
];
