import { type PostRef } from '@contract/post';
import { type RenderedPage } from '@contract/renderedRoutes';
import { type PreloadedResponse } from '@contract/rendering';

/** The head of a public page for search engines and messengers. */
export interface PageHead {
  /** As the tab shows it. */
  title: string;
  description: string;
  /** The one address of what it shows, from the root. */
  path: string;
  /** The picture it is shared with, from the root. */
  image?: string;
  kind: 'website' | 'article';
  /** Sets `noindex`. */
  noindex?: boolean;
  /** The page before and after, for those who read a list to its end. */
  previous?: string;
  next?: string;
  /** Structured data (schema.org), with addresses made absolute by `absolute`. */
  facts?: (absolute: (path: string) => string) => object;
}

/** A page rendered for visitors, from responses of the API. */
export interface PublicPage {
  page: RenderedPage;
  /** Null for a page that is not found: it has no canonical address and is not indexed. */
  head: PageHead | null;
  /** The title of what is not there; by default that of a deleted post. */
  missingTitle?: string;
  /** The preloaded data, so that the browser need not request it. */
  answers: PreloadedResponse[];
}

/** A response of the API; undefined for a 404. */
export type ApiResult<T> = { data: T } | undefined;

/** Requests the API as the visitor's browser would. @throws Unanswered when it responds with neither data nor 404 */
export type CallApi = <T>(path: string) => Promise<ApiResult<T>>;

/** The API does not respond, or not to this visitor: the browser then sends the request itself. */
export class FailedApiCall extends Error {
  override name = 'Unanswered';
}

/** What an address names. */
export interface PageAddress {
  /** The post's; 0 where it names none. */
  id: number;
  /** The parameter as written in the path; '' if absent. */
  name: string;
  search: URLSearchParams;
}

/** How a page is made ready to be rendered. */
export interface PageSource {
  /** Of the page of a post: its views are counted. */
  kind?: PostRef['kind'];
  /** Rendered for every request: its content may be withdrawn at any moment. */
  uncached?: boolean;
  /** Where the same page is cached once for all the ways to write its address. */
  search: (search: URLSearchParams) => URLSearchParams;
  /** What the page shows, for the cache. */
  tags: (address: PageAddress) => readonly string[];
  prepare: (address: PageAddress, ask: CallApi) => Promise<PublicPage>;
}

/** Of pages whose address has no query. */
export const noSearch = () => new URLSearchParams();
