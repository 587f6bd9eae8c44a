import { type RefObject, useEffect, useState } from 'react';

/** About a screen ahead of the reader. */
const AHEAD = '600px';

/**
 * Turns true once an element is nearly in sight, and stays so. Not while the focus stands in it: whoever has jumped there
 * would lose it with what is exchanged.
 */
export function useInView(element: RefObject<HTMLElement | null>): boolean {
  const [isNear, setIsNear] = useState(false);

  useEffect(() => {
    const place = element.current;
    if (!place || isNear) return;
    const arriveUnlessIn = (focused: EventTarget | null) => {
      if (!(focused instanceof Node && place.contains(focused))) setIsNear(true);
    };
    const leave = ({ relatedTarget }: FocusEvent) => arriveUnlessIn(relatedTarget);
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        place.addEventListener('focusout', leave);
        arriveUnlessIn(document.activeElement);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(place);
    return () => {
      observer.disconnect();
      place.removeEventListener('focusout', leave);
    };
  }, [element, isNear]);

  return isNear;
}
