import type { ComponentProps } from 'react';
import * as S from './ArchiveCardVeil.styles';

interface ArchiveCardVeilProps {
  title: string;
  counts: Pick<ComponentProps<typeof S.Counts>, 'comments' | 'bookmarks' | 'views'>;
}

/** What the words below the picture say, over it, for whoever points at the card. */
export function ArchiveCardVeil({ title, counts }: ArchiveCardVeilProps) {
  return (
    <S.Veil aria-hidden>
      <S.Title>{title}</S.Title>
      <S.Counts {...counts} />
    </S.Veil>
  );
}
