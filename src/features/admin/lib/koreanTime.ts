import { inKorea } from '@/shared/lib/dates';

/** An instant as the value of a datetime field, in the time zone of Korea: `2026-11-24T09:00`. */
export const toFieldTime = (instant: string) => inKorea(instant).format('YYYY-MM-DDTHH:mm');

/** Back to an ISO instant; '' stays ''. */
export function toInstant(fieldTime: string): string {
  const at = Date.parse(`${fieldTime}:00+09:00`);
  return Number.isNaN(at) ? '' : new Date(at).toISOString();
}
