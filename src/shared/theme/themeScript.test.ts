import { runInNewContext } from 'node:vm';
import { chooseTheme, type ThemeChoice } from './themeChoice';
import { themeScript } from './themeScript';

const HEAD = `<meta name="theme-color" media="(prefers-color-scheme: light)" data-theme="light">
  <meta name="theme-color" media="(prefers-color-scheme: dark)" data-theme="dark">`;

const look = () => ({
  theme: document.documentElement.dataset.theme,
  frame: [...document.querySelectorAll('meta')].map((color) => color.getAttribute('media')),
});

function openAnew() {
  delete document.documentElement.dataset.theme;
  document.head.innerHTML = HEAD;
}

beforeEach(openAnew);
afterEach(() => {
  window.localStorage.clear();
  delete document.documentElement.dataset.theme;
});

it.each<ThemeChoice>(['system', 'light', 'dark'])(
  'the stored choice is applied before the first paint: %s',
  (choice) => {
    chooseTheme(choice);
    const chosen = look();
    openAnew();

    runInNewContext(themeScript, { document, localStorage });

    expect(look()).toEqual(chosen);
  },
);

it('the browser’s toolbar has the colour of the page', () => {
  chooseTheme('dark');
  expect(look()).toEqual({ theme: 'dark', frame: ['not all', 'all'] });
  chooseTheme('system');
  expect(look()).toEqual({
    theme: undefined,
    frame: ['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'],
  });
});

it.each(['sepia', ''])('the theme of the system is used when the storage contains %p', (kept) => {
  window.localStorage.setItem('theme', kept);

  runInNewContext(themeScript, { document, localStorage });

  expect(look().theme).toBeUndefined();
});

it('the theme of the system is used when the storage is blocked', () => {
  const blocked = {
    getItem: () => {
      throw new Error('blocked');
    },
  };

  runInNewContext(themeScript, { document, localStorage: blocked });

  expect(look().theme).toBeUndefined();
});
