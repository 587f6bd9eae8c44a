/** The clock of the server, which browsers follow. A module of its own, since the first load needs nothing else of dates. */
export const KOREA_OFFSET_MS = 9 * 3_600_000;

let clockOffset = 0;

/**
 * Sets how far the server's clock is ahead of this device's, in milliseconds. Called in browsers alone, with what the
 * responses of the server tell (MEND-71).
 */
export function setClockOffset(milliseconds: number): void {
  clockOffset = milliseconds;
}

/** The time on the server's clock, in epoch milliseconds. */
export const serverNow = () => Date.now() + clockOffset;

/** Today's date in Korea, where every member's day begins. @param now defaults to the server's clock */
export function todayInKorea(now = serverNow()): string {
  return new Date(now + KOREA_OFFSET_MS).toISOString().slice(0, 10);
}
