import { useLocation } from 'react-router-dom';

/**
 * Whether the browser already shows another address than the rendered page has: the script of the next page is still
 * loading. A guard must not redirect then, since what it watches may be what the page has just written (MEND-81).
 */
export function useIsNavigating(): boolean {
  const { key } = useLocation();
  // The router's key of a location is in the state of the history; a document's first location has none.
  const { key: shown = 'default' } = (window.history.state ?? {}) as { key?: string };
  return shown !== key;
}
