import { useEffect, useState } from 'react';
import { prefersReducedMotion } from '@/shared/lib/prefersReducedMotion';
import { ArrowUpIcon, Icon } from './Icon';
import * as S from './ScrollTopButton.styles';

interface ScrollTopButtonProps {
  /** Id of the element that gets the focus, since the button disappears at the top; it needs `tabIndex={-1}`. */
  targetId: string;
}

/** Appears after one screen of scrolling and scrolls to the top. */
export function ScrollTopButton({ targetId }: ScrollTopButtonProps) {
  const [far, setFar] = useState(false);

  useEffect(() => {
    const measure = () => setFar(window.scrollY > window.innerHeight);
    // In the next frame: reading the position now would force a layout in the middle of a task.
    const frame = requestAnimationFrame(measure);
    window.addEventListener('scroll', measure, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', measure);
    };
  }, []);

  if (!far) return null;
  return (
    <S.Fab type="button" aria-label="맨 위로" title="맨 위로" onClick={() => leadUp(targetId)}>
      <Icon of={ArrowUpIcon} size={22} />
    </S.Fab>
  );
}

function leadUp(targetId: string) {
  document.getElementById(targetId)?.focus({ preventScroll: true });
  window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
}
