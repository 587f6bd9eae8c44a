import { type APIRequestContext, type Page } from '@playwright/test';

// What the stories use of Playwright. They run in three engines, and one of them is driven by an adapter that has no more
// than this (webdriver/). Playwright's own objects fit these types, so the shared flows serve the other tests, too.

type Role = Parameters<Page['getByRole']>[0];

export interface RoleOptions {
  name?: string | RegExp;
  exact?: boolean;
  level?: number;
}

export interface TextOptions {
  exact?: boolean;
}

export interface StoryFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Finds elements below a page or an element. */
export interface StoryFinder {
  getByRole: (role: Role, options?: RoleOptions) => StoryLocator;
  getByLabel: (label: string | RegExp, options?: TextOptions) => StoryLocator;
  getByText: (text: string | RegExp, options?: TextOptions) => StoryLocator;
}

export interface StoryLocator extends StoryFinder {
  filter: (options: { hasText?: string | RegExp; visible?: boolean }) => StoryLocator;
  first: () => StoryLocator;
  last: () => StoryLocator;
  nth: (index: number) => StoryLocator;
  click: () => Promise<void>;
  tap: () => Promise<void>;
  fill: (text: string) => Promise<void>;
  selectOption: (label: string) => Promise<unknown>;
  setInputFiles: (files: StoryFile | StoryFile[]) => Promise<void>;
  count: () => Promise<number>;
  getAttribute: (name: string) => Promise<string | null>;
  evaluateAll: <T>(runInPage: (elements: Element[]) => T) => Promise<T>;
  waitFor: (options?: { state?: 'attached' | 'visible' }) => Promise<void>;
  page: () => StoryPage;
}

export interface StoryPage extends StoryFinder {
  goto: (address: string) => Promise<unknown>;
  reload: () => Promise<unknown>;
  goBack: () => Promise<unknown>;
  url: () => string | Promise<string>;
  keyboard: { press: (key: string) => Promise<void>; type: (text: string) => Promise<void> };
  /** Calls the server; a session that it opens is the page's at the next load. */
  request: APIRequestContext;
}
