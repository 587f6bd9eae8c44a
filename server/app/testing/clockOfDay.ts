import { todayInKorea } from '@contract/dates';
import { DAY } from '../../lib/durations';

/** The milliseconds from a time to the next one that the clock in Seoul shows, such as `10:00`. */
export function untilClock(at: number, clock: string): number {
  const today = Date.parse(`${todayInKorea(at)}T${clock}:00+09:00`);
  return (today > at ? today : today + DAY) - at;
}
