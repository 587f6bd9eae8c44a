import type { CSSProperties, ReactNode } from 'react';
import * as S from './Picture.styles';
import { PictureArt } from './PictureArt';

interface MissingPictureProps {
  alt: string;
  fallback?: ReactNode;
  className?: string;
  style: CSSProperties;
}

/** The placeholder of a missing picture. */
export function MissingPicture({ alt, fallback, className, style }: MissingPictureProps) {
  const named = alt === '' ? {} : { role: 'img', 'aria-label': alt };
  return (
    <S.Frame className={className} style={style} {...named}>
      {fallback ?? <PictureArt />}
    </S.Frame>
  );
}
