import { PAGE_TEXTS } from '@contract/pageTexts';
import { AboutFigure } from './AboutFigure';
import * as S from './AboutSection.styles';
import { AUDIENCE } from './landingContent';
import { Section, Title } from './section.styles';
import { StoryStrip } from './StoryStrip';

/** The product in text and numbers. */
export function AboutSection() {
  return (
    <Section>
      <S.Columns>
        <div>
          <Title>서비스 소개</Title>
          <S.Texts>
            <p>{PAGE_TEXTS.about.text}</p>
            <p>{AUDIENCE}</p>
          </S.Texts>
        </div>
        <AboutFigure />
      </S.Columns>
      <StoryStrip />
    </Section>
  );
}
