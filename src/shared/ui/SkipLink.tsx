import type { MouseEvent } from 'react';
import * as S from './SkipLink.styles';

interface SkipLinkProps {
  /** Id of the element that receives the focus; it needs `tabIndex={-1}`. */
  targetId: string;
  children: string;
}

/** The skip link, first in the tab order. Moves the focus itself, so that the address does not change. */
export function SkipLink({ targetId, children }: SkipLinkProps) {
  function jump(event: MouseEvent) {
    event.preventDefault();
    document.getElementById(targetId)?.focus();
  }

  return (
    <S.Link href={`#${targetId}`} onClick={jump}>
      {children}
    </S.Link>
  );
}
