/** The cookie with the ids of the announcements that this browser has closed. */
export const DISMISSED_COOKIE = 'dismissed';
export const DISMISSED_SECONDS = 90 * 86_400;

const SEPARATOR = '.';
/** Three are shown at a time, so older ids are of announcements that have ended. */
const MOST = 20;

/** Parses the ids in the cookie's value and ignores anything else. */
export function readDismissed(value = ''): number[] {
  const ids = value.split(SEPARATOR).map(Number);
  return ids.filter((id) => Number.isSafeInteger(id) && id > 0).slice(-MOST);
}

/** The value of the cookie with one more id. */
export function withDismissed(value: string | undefined, id: number): string {
  return [...readDismissed(value).filter((one) => one !== id), id].slice(-MOST).join(SEPARATOR);
}
