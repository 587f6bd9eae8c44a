import { LIMITS } from './limits';
import { MESSAGES } from './messages';
import { parseUrl } from './parseUrl';
import { isOverlong } from './text';

const HTTP = /^https?:\/\//i;
const OTHER_SCHEME = /^[a-z][a-z\d+.-]*:(?!\d)/i;

/** `https://` in front of an address typed without a scheme; `//host` gets the scheme alone (D73, F14). */
export function withScheme(link: string): string {
  if (link === '' || HTTP.test(link) || OTHER_SCHEME.test(link)) return link;
  return link.startsWith('//') ? `https:${link}` : `https://${link}`;
}

/** A web address by http or https; nothing else may ever become a link (D73). */
export function isWebAddress(link: string): boolean {
  // Measured first: the parser of addresses normalises host names (F1).
  return !isOverlong(link, LIMITS.link) && HTTP.test(link) && !/\s/.test(link) && parseUrl(link) !== null;
}

const MAX_HOST = 253;
/** Everything between the scheme and the path. The URL parser would skip extra slashes and accept a user name. */
const AUTHORITY = /^https?:\/\/([^/?#]*)/i;
const PORT = /:\d{1,5}$/;
const LABEL = /^[\p{L}\d](?:[\p{L}\p{M}\d-]*[\p{L}\p{M}\d])?$/u;
const TOP_LEVEL = /^(?:\p{L}[\p{L}\p{M}]+|xn--[a-z\d-]+)$/iu;

/** Whether the host of an address can exist on the public web: a domain name, no IP address, no user name (F14). */
function hasPublicHost(link: string): boolean {
  const host = (AUTHORITY.exec(link)?.[1] ?? '').replace(PORT, '');
  if (host.length > MAX_HOST) return false;
  const labels = host.split('.');
  return labels.length > 1 && labels.every((label) => LABEL.test(label)) && TOP_LEVEL.test(labels.at(-1) ?? '');
}

/** The fault of an address that a member enters. Stored links are only checked by `isWebAddress`. */
export function linkFault(link: string): string | undefined {
  if (!HTTP.test(link)) return MESSAGES.link;
  return hasPublicHost(link) && isWebAddress(link) ? undefined : MESSAGES.linkHost;
}
