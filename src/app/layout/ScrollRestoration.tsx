import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { pageKeyOf } from './pageKeyOf';
import { scrollOnceTallEnough } from './scrollOnceTallEnough';

/** So long after the last move a position counts as settled; browsers allow few writes to the history. */
const SETTLED = 300;

/** From the first scroll on, lists lay out all they show: a place is found again only if every height above it counts. */
const layOutAll = () => document.documentElement.setAttribute('data-scrolled', '');

const currentEntry = () => (window.history.state ?? {}) as { scrollY?: number };

function comeBack(top: number): () => void {
  layOutAll();
  return scrollOnceTallEnough(top);
}

/**
 * Scrolls to the top on a new page or page number; going back, or reloading, finds the place where one was (D7).
 * The router's own component for this needs its data routers.
 */
export function ScrollRestoration() {
  const location = useLocation();
  const { key } = location;
  const isReturn = useNavigationType() === NavigationType.Pop;
  const page = `${pageKeyOf(location)}?${new URLSearchParams(location.search).get('page') ?? ''}`;

  const positions = useRef(new Map<string, number>());
  const shown = useRef({ key, page });

  useEffect(() => {
    let settling: ReturnType<typeof setTimeout>;
    // The entry of the history outlives a reload, this memory does not.
    const mark = (scrolledKey: string) => {
      if (scrolledKey !== shown.current.key) return;
      window.history.replaceState({ ...currentEntry(), scrollY: window.scrollY }, '');
    };
    const remember = () => {
      layOutAll();
      positions.current.set(shown.current.key, window.scrollY);
      clearTimeout(settling);
      settling = setTimeout(mark, SETTLED, shown.current.key);
    };
    window.addEventListener('scroll', remember, { passive: true });
    return () => {
      clearTimeout(settling);
      window.removeEventListener('scroll', remember);
    };
  }, []);

  useEffect(() => {
    // The browser's own way comes before the content does.
    window.history.scrollRestoration = 'manual';
    // A first visit stays where it is: somebody may read on in the page the server wrote.
    const { scrollY } = currentEntry();
    return scrollY === undefined ? undefined : comeBack(scrollY);
  }, []);

  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { key, page };
    if (before.key === key) return;
    if (isReturn) return comeBack(positions.current.get(key) ?? currentEntry().scrollY ?? 0);
    if (before.page !== page) window.scrollTo(0, 0);
  }, [key, page, isReturn]);

  return null;
}
