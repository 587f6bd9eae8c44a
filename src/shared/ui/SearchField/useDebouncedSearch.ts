import { type CompositionEvent, type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { ignoreComposingEnter } from '@/shared/lib/textEditing';

const QUIET_MS = 300;

interface Pending {
  term: string;
  /** Path of the page that is searched. */
  path: string;
}

/** Debounces a search by 300 ms, and waits for the end of a Hangul composition. */
export function useDebouncedSearch(search: (term: string) => void) {
  const [pending, setPending] = useState<Pending | null>(null);
  const composing = useRef(false);
  const run = useEffectEvent((term: string) => search(term));

  useEffect(() => {
    if (!pending || composing.current) return;
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
    /** Handlers of the box; `settle` handles the text at the end of a composition. */
    composition: (settle: (event: CompositionEvent<HTMLInputElement>) => void) => ({
      onKeyDown: (event: KeyboardEvent) => ignoreComposingEnter(event),
      onCompositionStart: () => {
        composing.current = true;
        setPending(null);
      },
      onCompositionEnd(event: CompositionEvent<HTMLInputElement>) {
        composing.current = false;
        settle(event);
      },
    }),
  };
}
