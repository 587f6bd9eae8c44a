import { useGetDeskQuery } from '@/shared/api';

const REFRESH_MS = 30_000;

/** The desk's number of undecided cases, which header, menu and queue show alike and refresh together (D195). */
export const useDesk = ({ skip = false } = {}) =>
  useGetDeskQuery(undefined, {
    skip,
    pollingInterval: REFRESH_MS,
    // Browsers slow down the timers of hidden tabs.
    refetchOnFocus: true,
    refetchOnReconnect: true,
  });
