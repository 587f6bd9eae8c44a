import { cutGraphemes } from '@contract/graphemes';
import { countCharacters } from '@contract/text';

/** Characters of a description, about as many as search engines and messengers show. */
const SUMMARY = 150;

/** A text on one line, cut between words. */
export function descriptionOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (countCharacters(line) <= SUMMARY) return line;
  const cut = cutGraphemes(line, SUMMARY);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), SUMMARY / 2))}…`;
}

/** A list as structured data: its addresses in order. */
export const listFacts = (addresses: readonly string[]) => ({
  '@type': 'ItemList',
  itemListElement: addresses.map((url, index) => ({ '@type': 'ListItem', position: index + 1, url })),
});

/** A person as structured data. */
export const personNamed = (name: string) => ({ '@type': 'Person', name });

/** An address with its query, if there is one. */
export const withSearch = (path: string, search: URLSearchParams): string =>
  search.size > 0 ? `${path}?${search.toString()}` : path;

/** The addresses of the previous and the next page of a list. */
export const neighbours = (page: number, totalPages: number, addressOf: (page: number) => string) => ({
  ...(page > 1 && { previous: addressOf(page - 1) }),
  ...(page < totalPages && { next: addressOf(page + 1) }),
});

type Askable = string | number | undefined | readonly string[];

/** The arguments of a request as a query string. */
export function toSearch(question: object): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(question) as [string, Askable][]) {
    for (const one of [value].flat()) if (one !== undefined && one !== '') search.append(name, String(one));
  }
  return search.toString();
}
