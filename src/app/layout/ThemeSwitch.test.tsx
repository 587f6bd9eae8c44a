import { act, screen, within } from '@testing-library/react';
import { renderRoute } from '../testing';

const option = async (name: string) =>
  within(await screen.findByRole('radiogroup', { name: '화면 모드' })).getByRole('radio', { name });

const shown = () => document.documentElement.dataset.theme;

/** Simulates another tab that stores a theme. */
function chosenElsewhere(theme: string | null) {
  if (theme === null) window.localStorage.removeItem('theme');
  else window.localStorage.setItem('theme', theme);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: theme })));
}

afterEach(() => {
  window.localStorage.clear();
  delete document.documentElement.dataset.theme;
});

it('a chosen theme is applied at once, stored, and can be reset to the theme of the system', async () => {
  const { user } = await renderRoute('/about');
  expect(await option('시스템')).toBeChecked();

  await user.click(await option('어둡게'));
  expect(await option('어둡게')).toBeChecked();
  expect([shown(), window.localStorage.getItem('theme')]).toEqual(['dark', 'dark']);

  await user.click(await option('시스템'));
  expect([shown(), window.localStorage.getItem('theme')]).toEqual([undefined, null]);
});

it('a theme chosen in another tab is applied', async () => {
  await renderRoute('/about');
  await option('시스템');

  chosenElsewhere('dark');
  expect(await option('어둡게')).toBeChecked();
  expect(shown()).toBe('dark');

  chosenElsewhere(null);
  expect(await option('시스템')).toBeChecked();
  expect(shown()).toBeUndefined();
});

it('the switch starts with the theme of the document', async () => {
  window.localStorage.setItem('theme', 'light');
  document.documentElement.dataset.theme = 'light';
  await renderRoute('/about');

  expect(await option('밝게')).toBeChecked();
});

it('a theme chosen in another tab while this one was loading is applied', async () => {
  window.localStorage.setItem('theme', 'dark');
  await renderRoute('/about');

  // The switch is rendered with the document's theme, and updated after mounting.
  expect(await screen.findByRole('radio', { name: '어둡게', checked: true })).toBeVisible();
  expect(shown()).toBe('dark');
});
