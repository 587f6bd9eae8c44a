import { cssVariables } from './cssVariables';
import { theme } from './theme';
import { dark, light } from './tokens';

it('every colour has a value in both themes', () => {
  expect(Object.keys(dark)).toEqual(Object.keys(light));
  for (const [name, value] of Object.entries(dark)) expect(cssVariables).toContain(`--${name}:${value}`);
});

it('components refer to colours by custom properties, independent of the theme', () => {
  expect(theme.color['text-2']).toBe('var(--text-2)');
});

it('the colours follow the system, and data-theme overrides it in both directions', () => {
  expect(cssVariables).toContain(
    '@media screen and (prefers-color-scheme:dark){:root:not([data-theme=light]){color-scheme:dark',
  );
  expect(cssVariables).toContain('@media screen{:root[data-theme=dark]{color-scheme:dark');
});
