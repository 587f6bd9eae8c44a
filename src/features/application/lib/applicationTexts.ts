import { DECLINE_REASON_LABELS, type MyApplication } from '@contract/application';
import { ROLE_LABELS } from '@contract/skill';

const DAY_MS = 24 * 3_600_000;

/** "12일 뒤 만료"; "오늘 만료" on the last day. */
export function expiryLabel(expiresDateTime: string, now: number): string {
  const days = Math.floor((Date.parse(expiresDateTime) - now) / DAY_MS);
  return days > 0 ? `${days}일 뒤 만료` : '오늘 만료';
}

/** Why an application was declined, in the leader's own words where there are any. */
export function reasonText({ reason, note }: Pick<MyApplication, 'reason' | 'note'>): string | undefined {
  if (reason === null) return undefined;
  return note ?? DECLINE_REASON_LABELS[reason];
}

/** "프론트엔드, 12일 뒤 만료". */
export const waitingText = ({ role, expiresDateTime }: MyApplication, now: number) =>
  `${ROLE_LABELS[role]}, ${expiryLabel(expiresDateTime, now)}`;
