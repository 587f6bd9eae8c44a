import type { JSX } from 'react';
import { thumbSets } from '@/shared/theme';
import * as S from './ThumbArt.styles';

type Draw = (first: string, second: string, ink: string) => JSX.Element;

const COMPOSITIONS: readonly Draw[] = [
  (first, second) => (
    <>
      <circle cx="470" cy="150" r="120" fill={first} />
      <rect x="470" y="150" width="210" height="300" rx="60" fill={second} />
    </>
  ),
  (first, second) => (
    <>
      <rect x="400" y="-40" width="220" height="220" rx="60" fill={second} />
      <circle cx="560" cy="270" r="130" fill={first} />
    </>
  ),
  (first, second, ink) => (
    <>
      <circle cx="420" cy="90" r="80" fill={second} />
      <rect x="400" y="84" width="300" height="26" fill={ink} />
      <rect x="480" y="150" width="220" height="280" rx="60" fill={first} />
    </>
  ),
];

interface ThumbArtProps {
  id: number;
  title: string;
}

/** The placeholder of a thumbnail: the brand shapes, composed from the id, with the title. Same id, same picture. */
export function ThumbArt({ id, title }: ThumbArtProps) {
  const [ground, first, second, ink] = thumbSets[id % thumbSets.length] ?? thumbSets[0];

  return (
    <S.Frame aria-hidden>
      <svg viewBox="0 0 640 400" preserveAspectRatio="xMidYMid slice" focusable="false">
        <rect width="640" height="400" fill={ground} />
        {COMPOSITIONS[id % COMPOSITIONS.length]?.(first, second, ink)}
      </svg>
      <S.Title style={{ color: ink }}>{title}</S.Title>
    </S.Frame>
  );
}
