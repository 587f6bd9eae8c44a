import { DISMISSED_COOKIE, DISMISSED_SECONDS, readDismissed, withDismissed } from '@contract/announcement';

/** The server leaves out the announcements that the cookie names. */
const cookie = () => {
  if (typeof document === 'undefined') return undefined;
  const [, value] =
    document.cookie
      .split('; ')
      .find((one) => one.startsWith(`${DISMISSED_COOKIE}=`))
      ?.split('=') ?? [];
  return value;
};

/** The ids of the announcements that this browser has closed. */
export const dismissedIds = (): number[] => readDismissed(cookie());

/** Hides an announcement in this browser (D136). */
export function dismiss(id: number): void {
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  const value = withDismissed(cookie(), id);
  document.cookie = `${DISMISSED_COOKIE}=${value}; path=/; max-age=${DISMISSED_SECONDS}; samesite=lax${secure}`;
}
