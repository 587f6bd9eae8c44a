import { shorten } from '../graphemes';
import { isolateDirection } from '../isolateDirection';
import { LIMITS } from '../limits';
import { chosenIn, FILTER_GROUPS, PROJECT_LIST, type ListParams } from '../project';
import { toStoredText } from '../text';

/** Parameters of the list that a saved search does not have: it finds open posts, the newest ones. */
const LEFT_OUT = ['page', 'sort', 'open'];

/** The query of a list that is saved: without page, order and state (D176). Empty for a list without filter and word. */
export const toSearchQuery = (params: ListParams): string =>
  PROJECT_LIST.write({
    ...params,
    title: toStoredText(params.title),
    open: false,
    sort: 'latest',
    page: 1,
  }).toString();

/** The one form of a query, so that the same choices are stored once; undefined for an unknown parameter or code. */
export function canonicalQuery(query: string): string | undefined {
  const given = new URLSearchParams(query);
  const canonical = toSearchQuery(PROJECT_LIST.read(given));
  const known = new URLSearchParams(canonical);
  const isKnown = ([name, value]: [string, string]) =>
    LEFT_OUT.includes(name) ||
    (name === 'title' ? [...toStoredText(value)].length <= LIMITS.search : known.getAll(name).includes(value));
  return [...given].every(isKnown) ? canonical : undefined;
}

/** The name of a saved search: the labels of its chips, then the word; null once one of its codes is gone. */
export function searchName(query: string): string | null {
  if (canonicalQuery(query) !== query) return null;
  const params = PROJECT_LIST.read(new URLSearchParams(query));
  const labels = FILTER_GROUPS.flatMap((group) => chosenIn(params, group).map(({ label }) => label));
  const word = params.title ? [`‘${isolateDirection(params.title)}’`] : [];
  return shorten([...labels, ...word].join(' · '), LIMITS.searchName);
}
