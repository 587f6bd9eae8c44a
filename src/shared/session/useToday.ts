import { useContext, useSyncExternalStore } from 'react';
import { useSelector } from 'react-redux';
import { todayInKorea } from '@contract/clock';
import { RenderedDate } from '@/shared/lib/today';
import { selectClockOffset } from './sessionSlice';

const MINUTE_MS = 60_000;

/** The date changes at midnight, which may pass while a computer sleeps. */
function subscribe(onChange: () => void) {
  const timer = setInterval(onChange, MINUTE_MS);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}

const currentDate = () => todayInKorea();

/**
 * Today's date in Seoul by the server's clock, `YYYY-MM-DD`: during server rendering and hydration the date of the page,
 * afterwards the current one (D102, MEND-71).
 */
export function useToday(): string {
  const rendered = useContext(RenderedDate);
  // Renders again when a response has told the server's clock.
  useSelector(selectClockOffset);
  return useSyncExternalStore(subscribe, currentDate, () => rendered ?? todayInKorea());
}
