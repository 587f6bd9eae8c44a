import { useState } from 'react';
import { mergeAlarms, type ListedAlarm } from './stableAlarms';
import { type Alarm } from './visibleAlarms';

/** The alarms in a stable order while the bell is open. */
export function useStableAlarms(alarms: readonly Alarm[] | undefined) {
  const [list, setList] = useState<ListedAlarm[] | null>(null);
  const [merged, setMerged] = useState<readonly Alarm[]>();
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());

  if (alarms && alarms !== merged) {
    setMerged(alarms);
    setList(mergeAlarms(list, alarms));
  }

  return {
    list: list?.filter(({ key, isGone }) => !(isGone && removed.has(key))),
    /** Answered in this list: such an item is removed. */
    remove: (key: string) => setRemoved((keys) => new Set(keys).add(key)),
  };
}
