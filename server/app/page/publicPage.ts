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

/** What an address says. */
interface PageAddress {
  /** Its numbers. */
  id: number;
  search: URLSearchParams;
}

/** Asks the API as the visitor's browser would. @throws NoAnswer when it does not answer with data */
export type AskApi = <T>(path: string) => Promise<T>;

/** Draws a public page. */
export type WritePage = (address: PageAddress, ask: AskApi) => Promise<PublicPage>;
