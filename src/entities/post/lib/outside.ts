const SCHEME = /^https?:\/\//i;

/** Whether an address a member typed may become a link: http(s) only. */
export const isOutside = (href: string) => SCHEME.test(href);

/** The part that the display form leaves out; it is copied with it (MEND-61). */
export const schemeOf = (href: string) => SCHEME.exec(href)?.[0] ?? '';

/** The display form of an address. */
export const withoutScheme = (href: string) => href.replace(SCHEME, '').replace(/\/$/, '');

export { OUTSIDE } from '@/shared/lib/outsideLink';
