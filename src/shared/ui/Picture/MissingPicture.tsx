import { type CSSProperties, type ReactNode } from 'react';
import * as S from './Picture.styles';

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

/** The three brand shapes in one line, as a placeholder. */
function PictureArt() {
  return (
    <S.Art viewBox="0 0 160 100" fill="currentColor" aria-hidden focusable="false">
      <circle cx="56" cy="50" r="12" />
      <rect x="68" y="48" width="24" height="4" />
      <rect x="92" y="38" width="24" height="24" rx="7" />
    </S.Art>
  );
}
