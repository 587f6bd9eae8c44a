import { useLocation } from 'react-router-dom';

/** The router's state of a post that was opened from a list: which part of the list it was. */
export interface FromList {
  listSearch: string;
}

/** The way back to a list as it was left, else to its beginning. */
export function useWayToList(list: string): string {
  const state = useLocation().state as Partial<FromList> | null;
  return list + (state?.listSearch ?? '');
}
