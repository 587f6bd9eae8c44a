import { DECLINE_REASON_LABELS, type MyApplication } from '@contract/application';
import { ROLE_LABELS } from '@contract/skill';
import { daysUntil } from '@/shared/lib/dates';

/** "12일 뒤 만료", by the dates of Seoul; "오늘 만료" on the last day. */
export function expiryLabel(expiresDateTime: string, now: number): string {
  const days = daysUntil(expiresDateTime, now);
  return days > 0 ? `${days}일 뒤 만료` : '오늘 만료';
}

/** The reason of a decline, in the leader's own words where there are any. */
export function reasonText({ reason, note }: Pick<MyApplication, 'reason' | 'note'>): string | undefined {
  if (reason === null) return undefined;
  return note ?? DECLINE_REASON_LABELS[reason];
}

/** "프론트엔드, 12일 뒤 만료". */
export const waitingText = ({ role, expiresDateTime }: MyApplication, now: number) =>
  `${ROLE_LABELS[role]}, ${expiryLabel(expiresDateTime, now)}`;
