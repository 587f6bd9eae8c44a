import { LIMITS } from '../limits';
import { pageNumber } from '../pageNumber';
import { cutCharacters } from '../text';

/** The list's parameters in the URL. Pages are 1-based here and 0-based on the wire (D75). */
export interface ArchiveListParams {
  keyword: string;
  page: number;
}

/** The query of the list's request: a search when there is a keyword. */
export interface ArchiveListQueryParams {
  keyword?: string;
  /** From 0. */
  page: number;
}

/** Reads list parameters from a URL; invalid values fall back to their defaults. */
export const readArchiveListParams = (search: URLSearchParams): ArchiveListParams => ({
  keyword: cutCharacters(search.get('keyword') ?? '', LIMITS.search).trim(),
  page: pageNumber(search),
});

/** The URL of list parameters; defaults are omitted, so the plain list has its plain URL. */
export function archiveSearch({ keyword, page }: ArchiveListParams): URLSearchParams {
  const search = new URLSearchParams();
  if (keyword) search.set('keyword', keyword);
  if (page > 1) search.set('page', String(page));
  return search;
}

/** The query of the request for list parameters. */
export const archiveQuery = ({ keyword, page }: ArchiveListParams): ArchiveListQueryParams => ({
  ...(keyword && { keyword }),
  page: page - 1,
});
