import { expect as expectByPlaywright, type Locator, type Page } from '@playwright/test';
import { type StoryLocator, type StoryPage } from './storyPage';
import { assertionsOf, assertionsOfPage } from './webdriver/assertions';
import { DriverLocator, DriverPage } from './webdriver/page';

const ofLocator = (locator: Locator) => expectByPlaywright(locator);
const ofPage = (page: Page) => expectByPlaywright(page);
const ofValue = <T>(value: T, message?: string) => expectByPlaywright(value, message);

interface Expect {
  (locator: StoryLocator): ReturnType<typeof ofLocator>;
  (page: StoryPage): ReturnType<typeof ofPage>;
  <T>(value: T, message?: string): ReturnType<typeof ofValue<T>>;
}

function expectOf(subject: unknown, message?: string): unknown {
  if (subject instanceof DriverLocator) return assertionsOf(subject);
  if (subject instanceof DriverPage) return assertionsOfPage(subject);
  return expectByPlaywright(subject, message);
}

/** Playwright's `expect`, for the pages and elements of every engine. */
export const expect = expectOf as Expect;
