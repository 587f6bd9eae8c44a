import type { ComponentProps } from 'react';
import * as S from './ArchiveCardVeil.styles';

interface ArchiveCardVeilProps {
  title: string;
  counts: Pick<ComponentProps<typeof S.Counts>, 'comments' | 'bookmarks' | 'views'>;
}

/** Title and counts over the picture on hover and focus. */
export function ArchiveCardVeil({ title, counts }: ArchiveCardVeilProps) {
  return (
    <S.Veil aria-hidden>
      <S.Title>{title}</S.Title>
      <S.Counts {...counts} />
    </S.Veil>
  );
}
