import { type FirstAnswer } from '@contract/pageTexts';
import { type Html } from './html';

/** What the server writes into the HTML of a public page, for a visitor. */
export interface PublicPage {
  /** As the tab shows it. */
  title: string;
  description: string;
  /** The one address of what it shows, from the root. */
  path: string;
  /** The picture it is shared with, from the root. */
  image?: string;
  kind: 'website' | 'article';
  /** The page before and after, for those who read a list to its end. */
  previous?: string;
  next?: string;
  /** What search engines are told (schema.org), with addresses made whole by `absolute`. */
  facts?: (absolute: (path: string) => string) => object;
  /** The content of the page's `<main>` until the script draws it. */
  main: Html;
  /** Come with the page, so that it need not ask. */
  answers: FirstAnswer[];
}

/**
 * Why nothing is written into the HTML of an address: the post it names is `missing`, or it is served `as built`, because
 * the built page says it all or the API does not answer now.
 */
type Unwritten = { kind: 'missing' } | { kind: 'as built' };

/** What is written into the HTML of an address. */
export type Written = { kind: 'page'; page: PublicPage } | Unwritten;

type Answer<T> = { kind: 'data'; data: T } | Unwritten;

/** Asks the API as the visitor's browser would. */
export type AskApi = <T>(path: string) => Promise<Answer<T>>;

/** What an address says. */
interface PageAddress {
  /** The post it names, as it stands there; '' where it names none. */
  id: string;
  search: URLSearchParams;
}

/** Writes a public page. */
export type WritePage = (address: PageAddress, ask: AskApi) => Promise<Written>;

/** The page that is drawn from an answer, when there is one. */
export function writtenFrom<T>(answer: Answer<T>, draw: (data: T) => PublicPage): Written {
  return answer.kind === 'data' ? { kind: 'page', page: draw(answer.data) } : answer;
}
