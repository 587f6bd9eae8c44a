import { AboutFigure } from './AboutFigure';
import { PAGE_TEXTS } from '@contract/pageTexts';
import * as S from './AboutSection.styles';
import { Title } from './section.styles';

export function AboutSection() {
  return (
    <S.Centered>
      <Title>서비스 소개</Title>
      <AboutFigure />
      <S.Texts>
        <p>{PAGE_TEXTS.about.text}</p>
        <p>{PAGE_TEXTS.about.audience}</p>
      </S.Texts>
    </S.Centered>
  );
}
