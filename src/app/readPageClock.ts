import { setClockOffset, todayInKorea } from '@contract/clock';
import { clockRead } from '@/shared/session';
import { type AppStore } from './createStore';

/**
 * Reads the server's clock from the date of a rendered page, since a visitor may get no other response (MEND-71). A
 * device of another date is wrong by whole days as far as the page tells; the first response of the API is exact.
 * @param today the date in Seoul on which the server rendered the page; undefined where it did not
 */
export function readPageClock({ dispatch }: AppStore, today: string | undefined): void {
  // The date when the page was requested: midnight may have passed since.
  const offset = today ? Date.parse(today) - Date.parse(todayInKorea(Date.now() - performance.now())) : 0;
  if (offset === 0) return;
  setClockOffset(offset);
  dispatch(clockRead(offset));
}
