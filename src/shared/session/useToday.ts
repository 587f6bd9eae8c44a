import { useContext, useSyncExternalStore } from 'react';
import { todayInKorea } from '@contract/dates';
import { RenderedDate } from './RenderedDate';

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
 * Today's date in Seoul, `YYYY-MM-DD`: during server rendering and hydration the date of the page, afterwards the
 * current one (D102).
 */
export function useToday(): string {
  const rendered = useContext(RenderedDate);
  return useSyncExternalStore(subscribe, currentDate, () => rendered ?? todayInKorea());
}
