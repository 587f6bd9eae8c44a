import { type Page } from '@playwright/test';

/** The bell of the header: a button that opens a popover, on phones a link to the page of notices (D113). */
export const bell = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).or(page.getByRole('link', { name, exact: true }));
