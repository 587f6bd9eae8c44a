import { type Location } from 'react-router-dom';

/**
 * Which page an address shows. On a profile that depends on the member it names; filters, tabs and page numbers show
 * another part of the same page, and so does the chosen row of a list of the operator's desk.
 */
export function pageKeyOf({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const nickname = new URLSearchParams(search).get('nickname');
  const page = pathname.replace(/^(\/admin\/\w+)\/.*/, '$1');
  return nickname === null ? page : `${page} ${nickname}`;
}
