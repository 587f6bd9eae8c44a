import { ExperienceCard } from './ExperienceCard';
import { EXPERIENCES } from './landingContent';
import * as S from './ExperienceSection.styles';

/** The cards in a row that scrolls by itself, as they stand before the carousel's script is there. */
export function ExperienceRow() {
  return (
    <>
      <S.Head>
        <S.Title id="experience">팀이음에서 할 수 있는 경험</S.Title>
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
