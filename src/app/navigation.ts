import { paths, type AppLocation } from '@/shared/routes';

type Go = (to: string, options?: { replace?: boolean; state?: unknown }) => void;

/**
 * Navigation from outside React: `ConnectNavigation` provides the router's functions,
 * `listeners` use them. One per app, so that tests do not share it.
 */
export interface Navigation {
  go: Go;
  here: () => AppLocation;
  connect: (go: Go, here: AppLocation) => void;
}

export function createNavigation(): Navigation {
  let go: Go = () => undefined;
  let location: AppLocation = { pathname: paths.home, search: '', hash: '', state: null };

  return {
    go: (to, options) => {
      go(to, options);
    },
    // With the dialog of the entry, which the router does not know (`dialogHistory`).
    here: () => ({ ...location, state: (window.history.state as { usr?: unknown } | null)?.usr ?? null }),
    connect: (nextGo, here) => {
      go = nextGo;
      location = here;
    },
  };
}
