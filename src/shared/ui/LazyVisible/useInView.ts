import { type RefObject, useEffect, useState } from 'react';

/** About one screen before the element becomes visible. */
const AHEAD = '600px';

/**
 * True from the moment an element comes near the viewport. Not while it has the focus, which would be lost
 * with its replacement.
 */
export function useInView(element: RefObject<HTMLElement | null>): boolean {
  const [isNear, setIsNear] = useState(false);

  useEffect(() => {
    const target = element.current;
    if (!target || isNear) return;
    const arriveUnlessIn = (focused: EventTarget | null) => {
      if (!(focused instanceof Node && target.contains(focused))) setIsNear(true);
    };
    const leave = ({ relatedTarget }: FocusEvent) => arriveUnlessIn(relatedTarget);
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        target.addEventListener('focusout', leave);
        arriveUnlessIn(document.activeElement);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(target);
    return () => {
      observer.disconnect();
      target.removeEventListener('focusout', leave);
    };
  }, [element, isNear]);

  return isNear;
}
