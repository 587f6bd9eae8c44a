import type { ComponentProps } from 'react';
import * as S from './ArchiveCardOverlay.styles';

interface ArchiveCardOverlayProps {
  title: string;
  counts: Pick<ComponentProps<typeof S.Counts>, 'comments' | 'bookmarks' | 'views'>;
}

/** Title and counts over the picture on hover and focus. */
export function ArchiveCardOverlay({ title, counts }: ArchiveCardOverlayProps) {
  return (
    <S.Overlay aria-hidden>
      <S.Title>{title}</S.Title>
      <S.Counts {...counts} />
    </S.Overlay>
  );
}
