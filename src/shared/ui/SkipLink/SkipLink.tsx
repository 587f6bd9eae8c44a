import type { MouseEvent } from 'react';
import * as S from './SkipLink.styles';

interface SkipLinkProps {
  /** Id of the element that receives the focus; it needs `tabIndex={-1}`. */
  targetId: string;
  children: string;
}

/** First stop of the keyboard: jumps over the header. Moves the focus itself, so the address stays as it is. */
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
