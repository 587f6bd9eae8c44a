import { ExperienceCard } from './ExperienceCard';
import { ExperienceTitle } from './ExperienceTitle';
import { EXPERIENCES } from './landingContent';
import * as S from './ExperienceSection.styles';

/** The cards in a row that scrolls by itself, as they stand before the carousel's script is there. */
export function ExperienceRow() {
  return (
    <>
      <S.Head>
        <ExperienceTitle />
      </S.Head>
      <S.Bleed>
        {/* Focusable, so that the arrow keys scroll it. */}
        <S.Row tabIndex={0} aria-labelledby="experience">
          {EXPERIENCES.map((experience, place) => (
            <li key={experience.title}>
              <ExperienceCard {...experience} place={place} />
            </li>
          ))}
        </S.Row>
      </S.Bleed>
    </>
  );
}
