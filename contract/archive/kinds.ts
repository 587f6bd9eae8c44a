import { type DaySpan } from '../dates';

/** Whether a team met on the product, whose time together is counted, or states its period itself (D153). */
export const ARCHIVE_KIND_LABELS = { TEAM: '팀이음에서 모인 팀', OUTSIDE: '팀이음 밖에서 한 프로젝트' } as const;
export type ArchiveKind = keyof typeof ARCHIVE_KIND_LABELS;

/** The two kinds of time: counted by the product, and typed by the writer. */
export const TIME_LABELS = { together: '팀이음에서 함께한 기간', stated: '직접 적은 기간' } as const;

/** The kind of an archive, for its page or for one member, and the time that was counted. */
export interface CountedTime {
  kind: ArchiveKind;
  /** Null for the kind OUTSIDE. */
  together: DaySpan | null;
}

/** The kind that follows from the counted time. */
export const toCountedTime = (together: DaySpan | null): CountedTime => ({
  kind: together === null ? 'OUTSIDE' : 'TEAM',
  together,
});
