import * as S from './Picture.styles';

/** The three brand shapes in one line, as a placeholder. */
export function PictureArt() {
  return (
    <S.Art viewBox="0 0 160 100" fill="currentColor" aria-hidden focusable="false">
      <circle cx="56" cy="50" r="12" />
      <rect x="68" y="48" width="24" height="4" />
      <rect x="92" y="38" width="24" height="24" rx="7" />
    </S.Art>
  );
}
