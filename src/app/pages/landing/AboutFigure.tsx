import { PAGE_TEXTS } from '@contract/pageTexts';
import * as S from './AboutSection.styles';

const TEXTS = PAGE_TEXTS.about.figure;

/** The logo enlarged, with what its shapes stand for. */
export function AboutFigure() {
  return (
    <S.Figure viewBox="0 0 640 340" role="img" aria-label={TEXTS.label}>
      <defs>
        <clipPath id="story-square">
          <rect x="262" y="30" width="280" height="280" rx="78" />
        </clipPath>
      </defs>
      <circle cx="218" cy="170" r="150" fill="var(--logo-circle)" />
      <rect x="262" y="30" width="280" height="280" rx="78" fill="var(--logo-square)" />
      <circle cx="218" cy="170" r="150" fill="var(--logo-overlap)" clipPath="url(#story-square)" />
      <S.FigureWords>
        <text x="164" y="180" fill="var(--on-accent)">
          {TEXTS.circle}
        </text>
        <text x="315" y="180" fill="var(--on-media)">
          {TEXTS.overlap}
        </text>
        <text x="454" y="180" fill="var(--on-media)">
          {TEXTS.square}
        </text>
      </S.FigureWords>
    </S.Figure>
  );
}
