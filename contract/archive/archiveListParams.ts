import { LIMITS } from '../limits';
import { listCodec, textOf, type ParamsOf } from '../listCodec';

/** What the list of archives shows, in its address. */
export const ARCHIVE_LIST = listCodec({ keyword: textOf(LIMITS.search) });

export type ArchiveListParams = ParamsOf<typeof ARCHIVE_LIST>;

/** The query of the list's request: a search when there is a keyword. */
export interface ArchiveListQueryParams {
  keyword?: string;
  /** From 0. */
  page: number;
}

/** The query of the request for list parameters. */
export const archiveQuery = ({ keyword, page }: ArchiveListParams): ArchiveListQueryParams => ({
  keyword: keyword || undefined,
  page: page - 1,
});
