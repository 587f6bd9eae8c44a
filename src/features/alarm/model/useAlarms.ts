import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useGetAlarmsQuery } from '@/shared/api';
import { selectClockOffset } from '@/shared/session';
import { countAlarms, visibleAlarms } from './visibleAlarms';

/** The pending items of the member, and whether they have been loaded. */
export function useAlarms() {
  const { data, error, isFetching, refetch, fulfilledTimeStamp = 0 } = useGetAlarmsQuery();
  const clockOffset = useSelector(selectClockOffset);

  // Ages are computed when the response arrives; opening the bell refetches.
  const alarms = useMemo(
    () => data && visibleAlarms(data, fulfilledTimeStamp + clockOffset),
    [data, fulfilledTimeStamp, clockOffset],
  );

  const unread = data?.unreadNotices ?? 0;

  return {
    alarms,
    /** The number of pending items and unread notices. */
    count: unread + (data && alarms ? countAlarms(data, alarms) : 0),
    /** The number of unread notices. */
    unread,
    isFailed: error !== undefined && !data,
    isFetching,
    refetch,
  };
}

export type Alarms = ReturnType<typeof useAlarms>;
