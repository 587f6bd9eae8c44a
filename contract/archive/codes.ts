import { codesOf } from '../codes';

export const ARCHIVE_CATEGORY_LABELS = {
  CONTEST: '공모전',
  STARTUP: '창업',
  EXTRACURRICULAR: '대외활동',
  EXPERIENCE: '경험 쌓기',
  STUDY: '스터디',
} as const;
export type ArchiveCategory = keyof typeof ARCHIVE_CATEGORY_LABELS;
export const ARCHIVE_CATEGORIES = codesOf(ARCHIVE_CATEGORY_LABELS);
