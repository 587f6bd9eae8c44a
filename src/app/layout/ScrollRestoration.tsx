import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { pageKeyOf } from './pageKeyOf';
import { scrollOnceTallEnough } from './scrollOnceTallEnough';

/** Milliseconds without scrolling after which a position is stored; browsers limit writes to the history. */
const SETTLED = 300;

/** From the first scroll on, lists are laid out completely: restoring a position requires every height above it. */
const layOutAll = () => document.documentElement.setAttribute('data-scrolled', '');

const currentEntry = () => (window.history.state ?? {}) as { scrollY?: number };

function comeBack(top: number): () => void {
  layOutAll();
  return scrollOnceTallEnough(top);
}

/**
 * Scrolls to the top on a new page or page number; the back button and a reload restore the position (D7).
 * The router's own component requires its data routers.
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
    // Stored in the history entry too, which survives a reload; this variable does not.
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
    // The browser's own restoration runs before the content is rendered.
    window.history.scrollRestoration = 'manual';
    // The first visit does not scroll: the server's page may have been scrolled already.
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
