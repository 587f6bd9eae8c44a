import { type Alarm } from './visibleAlarms';

/** An alarm in the open bell. */
export interface ListedAlarm {
  key: string;
  alarm: Alarm;
  /** Arrived while the bell was open. */
  isNew: boolean;
  /** Answered in another tab or on another page, or withdrawn by its sender. */
  isGone: boolean;
}

/** A question and the evaluation request that follows it are one item. */
export const keyOf = (alarm: Alarm) =>
  alarm.kind === 'invitation'
    ? `invitation ${alarm.invite.projectInvitedMemberId}`
    : `evaluation ${alarm.request.archiveId}`;

const listed = (alarm: Alarm, isNew: boolean): ListedAlarm => ({
  key: keyOf(alarm),
  alarm,
  isNew,
  isGone: false,
});

/**
 * Merges a new response into the list of the open menu: the order does not change, new items are added at the top, and
 * removed ones stay with a mark, so that nothing moves under the pointer.
 */
export function mergeAlarms(before: readonly ListedAlarm[] | null, alarms: readonly Alarm[]): ListedAlarm[] {
  if (!before) return alarms.map((alarm) => listed(alarm, false));
  const byKey = new Map(alarms.map((alarm) => [keyOf(alarm), alarm]));
  const known = new Set(before.map(({ key }) => key));
  const kept = before.map((item) => ({
    ...item,
    alarm: byKey.get(item.key) ?? item.alarm,
    isGone: !byKey.has(item.key),
  }));
  return [...alarms.filter((alarm) => !known.has(keyOf(alarm))).map((alarm) => listed(alarm, true)), ...kept];
}
