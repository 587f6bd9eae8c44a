import { codesOf } from '../codes';
import { type Role, type Skill } from '../skill';

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

export const SORT_LABELS = { latest: '최신순', popular: '인기순' } as const;
export type ProjectSort = keyof typeof SORT_LABELS;
export const PROJECT_SORTS = codesOf(SORT_LABELS);

export const FILTER_TAB_LABELS = {
  category: '분야',
  periodKey: '예상 기간',
  roles: '모집 역할',
  skills: '필요 스킬',
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

export const SKILL_FILTERS: readonly FilterChoice<Skill>[] = [
  { label: 'Figma', codes: ['FIGMA'] },
  { label: 'Spring', codes: ['SPRING'] },
  { label: 'Docker', codes: ['DOCKER'] },
  { label: 'Adobe Photoshop', codes: ['PHOTOSHOP'] },
  { label: 'Adobe Illustrator', codes: ['ADOBE_ILLUSTRATION'] },
  { label: 'Midjourney', codes: ['MIDJOURNEY'] },
  {
    label: '기타 툴',
    codes: ['INDESIGN', 'PREMIERE_PRO', 'XD', 'AFTER_EFFECT', 'LIGHTROOM', 'CINEMA_4D', 'PROTOPIE', 'BLENDER'],
  },
];
