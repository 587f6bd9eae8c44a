import { type PostRef } from '@contract/post';
import { type RenderedPage } from '@contract/renderedRoutes';
import { type PreloadedResponse } from '@contract/rendering';

/** What a public page tells search engines and messengers, in its head. */
export interface PageHead {
  /** As the tab shows it. */
  title: string;
  description: string;
  /** The one address of what it shows, from the root. */
  path: string;
  /** The picture it is shared with, from the root. */
  image?: string;
  kind: 'website' | 'article';
  /** Search engines are asked not to list it. */
  noindex?: boolean;
  /** The page before and after, for those who read a list to its end. */
  previous?: string;
  next?: string;
  /** What search engines are told (schema.org), with addresses made whole by `absolute`. */
  facts?: (absolute: (path: string) => string) => object;
}

/** A page as it is rendered for visitors, from the answers of the API. */
export interface PublicPage {
  page: RenderedPage;
  /** Null for what is not there: it has no address of its own, and nobody is to find it. */
  head: PageHead | null;
  /** The title of what is not there; by default that of a deleted post. */
  missingTitle?: string;
  /** Come with the page, so that it need not ask. */
  answers: PreloadedResponse[];
}

/** An answer of the API; undefined when there is no such thing (404). */
export type ApiResult<T> = { data: T } | undefined;

/** Asks the API as the visitor's browser would. @throws Unanswered when it answers anything but data or 404 */
export type CallApi = <T>(path: string) => Promise<ApiResult<T>>;

/** The API does not answer now, or not this visitor: the browser asks for itself. */
export class FailedApiCall extends Error {
  override name = 'Unanswered';
}

/** What an address names. */
export interface PageAddress {
  /** The post's; 0 where it names none. */
  id: number;
  /** The parameter as it is written; '' where there is none. */
  name: string;
  search: URLSearchParams;
}

/** How a page is made ready to be rendered. */
export interface PageSource {
  /** Of the page of a post: its views are counted. */
  kind?: PostRef['kind'];
  /** Rendered anew each time: what it shows may be taken back at any moment. */
  uncached?: boolean;
  /** Where the same page is cached once for all the ways to write its address. */
  search: (search: URLSearchParams) => URLSearchParams;
  /** What the page shows, for the cache. */
  tags: (address: PageAddress) => readonly string[];
  prepare: (address: PageAddress, ask: CallApi) => Promise<PublicPage>;
}

/** Of pages whose address has no query. */
export const noSearch = () => new URLSearchParams();
