import { useState } from 'react';
import { useSelector } from 'react-redux';
import { selectClockOffset } from './sessionSlice';

/** The time on the server's clock when the component was mounted, in epoch milliseconds. */
export function useServerNow(): number {
  const clockOffset = useSelector(selectClockOffset);
  const [mountedAt] = useState(() => Date.now());
  return mountedAt + clockOffset;
}
