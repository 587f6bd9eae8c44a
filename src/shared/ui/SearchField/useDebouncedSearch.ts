import { useEffect, useEffectEvent, useState } from 'react';

const QUIET_MS = 300;

interface Pending {
  term: string;
  /** Path of the page that is searched. */
  path: string;
}

/** Debounces a search by 300 ms. */
export function useDebouncedSearch(search: (term: string) => void) {
  const [pending, setPending] = useState<Pending | null>(null);
  const run = useEffectEvent((term: string) => search(term));

  useEffect(() => {
    if (!pending) return;
    const timer = setTimeout(() => {
      // A link followed right after typing leaves the list on screen until the next page has loaded.
      if (window.location.pathname === pending.path) run(pending.term);
    }, QUIET_MS);
    return () => clearTimeout(timer);
  }, [pending]);

  return {
    later: (term: string) => setPending({ term, path: window.location.pathname }),
    now(term: string) {
      setPending(null);
      search(term);
    },
  };
}
