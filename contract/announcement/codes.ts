import { codesOf } from '../codes';

export const ANNOUNCEMENT_KIND_LABELS = { INFO: '안내', WARNING: '주의' } as const;
export type AnnouncementKind = keyof typeof ANNOUNCEMENT_KIND_LABELS;
export const ANNOUNCEMENT_KINDS = codesOf(ANNOUNCEMENT_KIND_LABELS);
