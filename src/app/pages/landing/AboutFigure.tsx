import { ABOUT_FIGURE } from '@contract/drawings/aboutFigure';
import { drawShape } from '@/shared/ui/Drawing';
import * as S from './AboutSection.styles';

/** The logo enlarged, with what its shapes stand for. */
export function AboutFigure() {
  const { viewBox, label, shapes, words } = ABOUT_FIGURE;

  return (
    <S.Figure viewBox={viewBox} role="img" aria-label={label}>
      {shapes.map(drawShape)}
      <S.FigureWords>{words.map(drawShape)}</S.FigureWords>
    </S.Figure>
  );
}
