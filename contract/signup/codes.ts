import { codesOf } from '../codes';

export const DEGREE_LABELS = {
  ENROLLMENT: '재학',
  LEAVE_OF_ABSENCE: '휴학',
  GRADUATION: '졸업',
  MASTER: '석사',
  DOCTORATE: '박사',
  EXPELLED: '제적',
  DROPOUT: '자퇴',
} as const;
export type Degree = keyof typeof DEGREE_LABELS;
export const DEGREES = codesOf(DEGREE_LABELS);

export const GRADE_LABELS = {
  '1': '1학년',
  '2': '2학년',
  '3': '3학년',
  '4': '4학년',
  '5': '5학년',
  '6': '6학년',
  GRADUATED: '졸업',
} as const;
export type Grade = keyof typeof GRADE_LABELS;
export const GRADES = codesOf(GRADE_LABELS);

export const EXPERIENCE_TYPE_LABELS = {
  EXTERNAL_ACTIVITY: '대외활동',
  EDUCATION: '교육',
  VOLUNTEER: '봉사활동',
  CLUB: '동아리',
  ETC: '기타',
} as const;
export type ExperienceType = keyof typeof EXPERIENCE_TYPE_LABELS;
export const EXPERIENCE_TYPES = codesOf(EXPERIENCE_TYPE_LABELS);

export const AWARD_TYPE_LABELS = { AWARD: '수상', CERTIFICATE: '자격증' } as const;
export type AwardType = keyof typeof AWARD_TYPE_LABELS;
export const AWARD_TYPES = codesOf(AWARD_TYPE_LABELS);

/** Placeholders of selects. */
export const SIGNUP_PROMPTS = {
  degree: '학적 상태를 선택해 주세요',
  grade: '학년을 선택해 주세요',
  experienceType: '활동 유형을 선택해 주세요',
  awardType: '구분을 선택해 주세요',
} as const;

/** Suggested while typing a school; any other name is allowed. */
export const SCHOOL_SUGGESTIONS = ['서울대학교', '연세대학교', '고려대학교', '한양대학교'] as const;
