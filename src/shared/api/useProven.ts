import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { serverNow } from '@contract/clock';
import { selectMustChangePassword } from '@/shared/session';
import { useGetSecurityQuery } from './endpoints/security';

/** Whether the session is proven now (D185), until the end of the proof. */
export function useProven(): boolean {
  // A session with a temporary password may only replace it.
  const { data } = useGetSecurityQuery(undefined, { skip: useSelector(selectMustChangePassword) });
  const until = Date.parse(data?.provenUntil ?? '');
  const [endedAt, setEndedAt] = useState<number>();

  useEffect(() => {
    if (Number.isNaN(until)) return undefined;
    const timer = setTimeout(() => setEndedAt(until), until - serverNow());
    return () => clearTimeout(timer);
  }, [until]);

  return !Number.isNaN(until) && endedAt !== until;
}
