import { isoMinuteInKorea } from '@contract/dates';
import { ENDLESS, LOG_ACTION_LABELS, LOG_TARGET_LABELS, OPERATOR_MESSAGES, type LogItem } from '@contract/operator';
import { type LogRow } from './log.repository';

export function toLogItem(row: LogRow): LogItem {
  const { id, at, actor, operator, action, target, target_id: targetId, member_id: memberId, about, reason } = row;
  return {
    id,
    createdDateTime: at.toISOString(),
    actor: { kind: actor, nickname: operator },
    action,
    target,
    targetId,
    member: memberId === null ? null : { memberId, nickname: about },
    reason,
    untilDateTime: toInstant(row.until_at),
    ...(row.is_own && { own: true as const }),
  };
}

/** An endless suspension has no date. */
export const toInstant = (until: Date | number | null) => (until instanceof Date ? until.toISOString() : null);

const ACTOR_LABELS = { OPERATOR: '운영자', COMMAND: '명령', AUTO: '자동' } as const;
const COLUMNS = ['번호', '시각', '처리한 곳', '운영자', '조치', '대상', '대상 번호', '회원', '이유', '기한', '비고'];

/** The end of a suspension; one without end says so. */
function endOf({ action, until_at: until }: LogRow): string | null {
  if (until instanceof Date) return isoMinuteInKorea(until.getTime());
  return action === 'SUSPEND' ? ENDLESS : null;
}

/** The rows of log.csv, its header first. */
export function toLogCsv(rows: readonly LogRow[]): (string | number | null)[][] {
  const lines = rows.map((row) => [
    row.id,
    isoMinuteInKorea(row.at.getTime()),
    ACTOR_LABELS[row.actor],
    row.operator,
    LOG_ACTION_LABELS[row.action],
    row.target && LOG_TARGET_LABELS[row.target],
    row.target_id,
    row.about,
    row.reason,
    endOf(row),
    row.is_own ? OPERATOR_MESSAGES.ownMark : null,
  ]);
  return [COLUMNS, ...lines];
}
