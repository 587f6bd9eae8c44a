import { LIMITS } from '../limits';
import { pageNumber } from '../pageNumber';
import { cutCharacters } from '../text';

/** The list's parameters in the URL. Pages are 1-based here and 0-based on the wire (D75). */
export interface ArchiveListParams {
  keyword: string;
  page: number;
}

/** What the list asks the server: a search when there is a keyword. */
export interface ArchiveListQueryParams {
  keyword?: string;
  /** From 0. */
  page: number;
}

/** Reads an address; whatever was tampered with falls back to its default. */
export const readArchiveListParams = (search: URLSearchParams): ArchiveListParams => ({
  keyword: cutCharacters(search.get('keyword') ?? '', LIMITS.search).trim(),
  page: pageNumber(search),
});

/** The address of a place; defaults are left out, so the plain list keeps its plain address. */
export function archiveSearch({ keyword, page }: ArchiveListParams): URLSearchParams {
  const search = new URLSearchParams();
  if (keyword) search.set('keyword', keyword);
  if (page > 1) search.set('page', String(page));
  return search;
}

/** The question to the server for a place. */
export const archiveQuery = ({ keyword, page }: ArchiveListParams): ArchiveListQueryParams => ({
  ...(keyword && { keyword }),
  page: page - 1,
});
