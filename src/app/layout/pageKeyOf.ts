import { type Location } from 'react-router-dom';

/**
 * The key of the page at an address. On a profile it contains the member; filters, tabs, page numbers and the selected
 * row of the operator's desk do not change the page.
 */
export function pageKeyOf({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const nickname = new URLSearchParams(search).get('nickname');
  const page = pathname.replace(/^(\/admin\/\w+)\/.*/, '$1');
  return nickname === null ? page : `${page} ${nickname}`;
}
