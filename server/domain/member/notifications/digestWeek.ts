import { addDays, mondayOf, todayInKorea } from '@contract/dates';

/** The Monday whose digest is the latest one due: from its 08:00 in Seoul on (D177). */
export function digestWeek(at: Date): string {
  const monday = mondayOf(todayInKorea(at.getTime()));
  const isBegun = at.getTime() >= Date.parse(`${monday}T08:00:00+09:00`);
  return isBegun ? monday : addDays(monday, -7);
}

/** The settings of a digest that is turned on: the next Monday's is the first. */
export const digestStart = (at: Date) => ({
  digest_since: at,
  digest_week: digestWeek(at),
  seen_on: todayInKorea(at.getTime()),
});
