import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { onTabFocus } from './alarmStream/onTabFocus';
import { api } from './api';

const { onFocus, onOnline } = api.internalActions;

/**
 * Refetches the queries with `refetchOnFocus` or `refetchOnReconnect`. Used once. It is `setupListeners` of RTK Query,
 * which would add its own handlers to the first load, with one event for each return.
 */
export function useRefetchOnReturn() {
  const dispatch = useDispatch();

  useEffect(() => onTabFocus(({ type }) => dispatch(type === 'online' ? onOnline() : onFocus())), [dispatch]);
}
