import { useLocation } from 'react-router-dom';

/** A page to return to, and the name of its link. */
export interface BackTo {
  to: string;
  label: string;
}

/** The router's state of a page that is opened from several others: its back link leads where one came from (MEND-111). */
export const withBackTo = (backTo: BackTo) => ({ backTo });

/** The page that this one was opened from. @param fallback after a direct opening */
export function useBackTo(fallback: BackTo): BackTo {
  const state = useLocation().state as { backTo?: BackTo } | null;
  return state?.backTo ?? fallback;
}
