import { useEffect, useState } from 'react';
import { serverNow } from '@contract/clock';
import { useGetSecurityQuery } from './endpoints/security';

/** Whether the session is proven now (D185), until the end of the proof. */
export function useProven(): boolean {
  const { data } = useGetSecurityQuery();
  const until = Date.parse(data?.provenUntil ?? '');
  const [endedAt, setEndedAt] = useState<number>();

  useEffect(() => {
    if (Number.isNaN(until)) return undefined;
    const timer = setTimeout(() => setEndedAt(until), until - serverNow());
    return () => clearTimeout(timer);
  }, [until]);

  return !Number.isNaN(until) && endedAt !== until;
}
