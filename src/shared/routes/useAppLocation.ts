import { useLocation } from 'react-router-dom';

/** A router location, complete enough to return to it (D2). */
export interface AppLocation {
  pathname: string;
  search: string;
  hash: string;
  /** The router's state of that location, e.g. the target of a report. */
  state: unknown;
}

/** The current location; the router's own hook types the state as `any`. */
export function useAppLocation(): AppLocation & { key: string } {
  return useLocation();
}
