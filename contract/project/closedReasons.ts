import { type ClosedReason } from './codes';

/** Why recruiting has ended (D103). Others than the leader read IDLE as WRITER. */
export const CLOSED_REASON_LABELS: Readonly<Record<ClosedReason, string>> = {
  WRITER: '팀장이 마감했어요',
  FULL: '자리가 모두 찼어요',
  DEADLINE: '마감일이 지났어요',
  IDLE: '오랫동안 소식이 없었어요',
};
