import { useEffect, useState } from 'react';
import { prefersReducedMotion } from '@/shared/lib/prefersReducedMotion';
import { ArrowUpIcon, Icon } from './Icon';
import * as S from './ScrollTopButton.styles';

interface ScrollTopButtonProps {
  /** Id of the element that gets the focus, since the button disappears at the top; it needs `tabIndex={-1}`. */
  targetId: string;
}

/** Appears after one screen of scrolling, except above a form (MEND-107), and scrolls to the top. */
export function ScrollTopButton({ targetId }: ScrollTopButtonProps) {
  const [far, setFar] = useState(false);

  useEffect(() => {
    const measure = () => setFar(window.scrollY > window.innerHeight && !liesOnForm());
    // In the next frame: reading the position now would force a layout in the middle of a task.
    const frame = requestAnimationFrame(measure);
    window.addEventListener('scroll', measure, { passive: true });
    window.addEventListener('resize', measure, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', measure);
      window.removeEventListener('resize', measure);
    };
  }, []);

  if (!far) return null;
  return (
    <S.Fab type="button" aria-label="맨 위로" title="맨 위로" onClick={() => leadUp(targetId)}>
      <Icon of={ArrowUpIcon} size={22} />
    </S.Fab>
  );
}

/** The corner of the button, in px from the edges of the window, with some room. */
const CORNER = 96;

/** Whether the button would cover fields, counters or buttons of a form. */
function liesOnForm(): boolean {
  const bottomBar = Number.parseFloat(document.documentElement.style.getPropertyValue('--bottom-bar')) || 0;
  return [...document.querySelectorAll('main form')].some((form) => {
    const { right, top, bottom } = form.getBoundingClientRect();
    const isBeside = right < window.innerWidth - CORNER;
    return !isBeside && top < window.innerHeight - bottomBar && bottom > window.innerHeight - bottomBar - CORNER;
  });
}

function leadUp(targetId: string) {
  document.getElementById(targetId)?.focus({ preventScroll: true });
  window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
}
