import { type Page } from '@playwright/test';

/** The background of a dark page. */
export const DARK = 'rgb(15, 20, 18)';

/** Selects a theme in the footer. */
export const chooseTheme = (page: Page, name: string) =>
  page.getByRole('radiogroup', { name: '화면 모드' }).getByText(name, { exact: true }).click();

export const backgroundColor = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
