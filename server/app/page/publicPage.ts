import { type Language } from '@contract/proofWords/language';
import { type PostRef } from '@contract/post';
import { type RenderedPage } from '@contract/renderedRoutes';
import { type PreloadedResponse } from '@contract/rendering';

/** The head of a public page for search engines and messengers. */
export interface PageHead {
  /** The title of the browser's tab. */
  title: string;
  description: string;
  /** The canonical address, from the root. */
  path: string;
  /** The address of the share picture, from the root. */
  image?: string;
  kind: 'website' | 'article';
  /** Sets `noindex`. */
  noindex?: boolean;
  /** The addresses of the previous and the next page of a list. */
  previous?: string;
  next?: string;
  /** The language of its labels, where it has several (D161); its canonical address is the Korean one. */
  language?: Language;
  /** Structured data (schema.org), with addresses made absolute by `absolute`. */
  facts?: (absolute: (path: string) => string) => object;
}

/** A page rendered for visitors, from responses of the API. */
export interface PublicPage {
  page: RenderedPage;
  /** Null for a page that is not found: it has no canonical address and is not indexed. */
  head: PageHead | null;
  /** The title of a page that is not found; by default that of a deleted post. */
  missingTitle?: string;
  /** The preloaded data, which saves the browser the requests. */
  responses: PreloadedResponse[];
}

/** A response of the API; undefined for a 404. */
export type ApiResult<T> = { data: T } | undefined;

/** Requests the API as the visitor's browser would. @throws Unrendered when it responds with neither data nor 404 */
export type CallApi = <T>(path: string) => Promise<ApiResult<T>>;

/**
 * The page is left to the browser: the API does not respond or refuses this visitor, too many pages are rendered, or
 * the client has left.
 */
export class Unrendered extends Error {
  override name = 'Unrendered';
}

/** The parts of the address of a page. */
export interface PageAddress {
  /** The id of the post; 0 if the address has none. */
  id: number;
  /** The parameter as written in the path; '' if absent. */
  name: string;
  search: URLSearchParams;
}

/** How the data of a page is loaded before it is rendered. */
export interface PageSource {
  /** The kind of post whose views are counted, on pages of a post. */
  kind?: PostRef['kind'];
  /** Whether it is rendered for every request, because its content may be withdrawn at any moment. */
  isUncached?: (address: PageAddress) => boolean;
  /** Normalises the query, so that different spellings of an address share one cache entry. */
  search: (search: URLSearchParams) => URLSearchParams;
  /** The cache tags of what the page shows. */
  tags: (address: PageAddress) => readonly string[];
  prepare: (address: PageAddress, ask: CallApi) => Promise<PublicPage>;
}

/** For pages without a query. */
export const noSearch = () => new URLSearchParams();
