/** The choices of a reader; `system` follows the device. */
export type ThemeChoice = 'system' | 'light' | 'dark';

/** The localStorage key of the choice; absent while the theme follows the system. */
export const THEME_KEY = 'theme';

/** The theme of the document; it was set before the first paint (themeScript.ts). */
export const shownTheme = (): ThemeChoice => toChoice(document.documentElement.dataset.theme);

/** Applies a theme and stores it for this browser; where the storage is blocked, until the page is closed. */
export function chooseTheme(choice: ThemeChoice) {
  showTheme(choice);
  try {
    if (choice === 'system') window.localStorage.removeItem(THEME_KEY);
    else window.localStorage.setItem(THEME_KEY, choice);
  } catch {
    // Blocked or full.
  }
}

/**
 * Applies a theme chosen in another tab, also after this one is restored from the back/forward cache, and calls back.
 * @returns the function that stops it
 */
export function subscribeToTheme(onChange: (choice: ThemeChoice) => void): () => void {
  function catchUp() {
    const choice = storedTheme();
    if (choice === shownTheme()) return;
    showTheme(choice);
    onChange(choice);
  }
  const readAgain = (event: StorageEvent) => isAbout(event) && catchUp();

  // The theme may have been chosen between this page's first paint and the subscription.
  catchUp();
  window.addEventListener('storage', readAgain);
  window.addEventListener('pageshow', catchUp);
  return () => {
    window.removeEventListener('storage', readAgain);
    window.removeEventListener('pageshow', catchUp);
  };
}

/** Without a key, the whole storage was cleared. */
const isAbout = ({ key }: StorageEvent) => key === THEME_KEY || key === null;

function storedTheme(): ThemeChoice {
  try {
    return toChoice(window.localStorage.getItem(THEME_KEY));
  } catch {
    return shownTheme();
  }
}

const toChoice = (kept: string | null | undefined): ThemeChoice =>
  kept === 'light' || kept === 'dark' ? kept : 'system';

function showTheme(choice: ThemeChoice) {
  const { dataset } = document.documentElement;
  if (choice === 'system') delete dataset.theme;
  else dataset.theme = choice;
  for (const color of document.querySelectorAll<HTMLMetaElement>('meta[data-theme]')) {
    color.setAttribute('media', mediaFor(choice, color.dataset.theme));
  }
}

/** The `media` attribute of a `theme-color` element, which colours the browser's toolbar. */
function mediaFor(choice: ThemeChoice, theme = ''): string {
  if (choice === 'system') return `(prefers-color-scheme: ${theme})`;
  return choice === theme ? 'all' : 'not all';
}
