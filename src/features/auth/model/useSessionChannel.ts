import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { openSessionChannel, selectAccessToken } from '@/shared/session';

/** Applies what other tabs report: the end of the session, or a new nickname or photo of the member. */
export function useSessionChannel() {
  const accessToken = useSelector(selectAccessToken);
  const dispatch = useDispatch();

  useEffect(() => {
    if (accessToken === null) return;
    return openSessionChannel(accessToken, dispatch);
  }, [accessToken, dispatch]);
}
