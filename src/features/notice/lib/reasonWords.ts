import { DECLINE_REASON_LABELS } from '@contract/application';
import { type Notice } from '@contract/notice';
import { LEAVE_REASON_LABELS } from '@contract/team';

const LABELS: Readonly<Record<string, string>> = { ...DECLINE_REASON_LABELS, ...LEAVE_REASON_LABELS };

/** The reason of a decline, departure or removal: the own words, else the chosen reason. */
export function reasonWords({ kind, reason, note }: Notice): string | undefined {
  if (note) return note;
  const tellsReason = kind === 'ANSWERED' || kind === 'LEFT';
  return tellsReason && reason !== null ? LABELS[reason] : undefined;
}
