import { type BasicInfo } from '@contract/mypage';
import { DEGREE_LABELS, GRADE_LABELS } from '@contract/signup';

/** "한국대학교 컴퓨터공학 · 3학년 재학"; a graduate's grade and status are one word. */
export function schoolLine({ schoolName, major, grade, degree }: BasicInfo): string {
  const standing = new Set([GRADE_LABELS[grade], ...(degree ? [DEGREE_LABELS[degree]] : [])]);
  return `${schoolName} ${major} · ${[...standing].join(' ')}`;
}

/** `2001-02-03` as "2001.02.03"; of others only the year is known (D26). */
export const shownBirth = (birth: string) => birth.replaceAll('-', '.');

/** Two days of the wire as months: "2025.03 ~ 2025.11". */
export const monthSpan = (start: string, end: string) => `${month(start)} ~ ${month(end)}`;

const month = (day: string) => day.slice(0, 7).replace('-', '.');
