import { type Location } from 'react-router-dom';

/**
 * Which page an address shows. On a profile that depends on the member it names; filters, tabs and page numbers show
 * another part of the same page.
 */
export function pageKeyOf({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const nickname = new URLSearchParams(search).get('nickname');
  return nickname === null ? pathname : `${pathname} ${nickname}`;
}
