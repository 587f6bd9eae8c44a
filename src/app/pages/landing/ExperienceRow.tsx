import { Stack } from '@/shared/ui/pieces';
import { ExperienceCard } from './ExperienceCard';
import { ExperienceTitle } from './ExperienceTitle';
import { EXPERIENCES } from './landingContent';
import * as S from './ExperienceSection.styles';

/** The cards in a scrolling row, before the carousel's script has loaded. */
export function ExperienceRow() {
  return (
    <>
      <S.Head>
        <ExperienceTitle />
      </S.Head>
      <S.Bleed>
        {/* Focusable, so that the arrow keys scroll it. */}
        <S.Row tabIndex={0} aria-labelledby="experience">
          {EXPERIENCES.map((experience, index) => (
            <Stack as="li" key={experience.title}>
              <ExperienceCard {...experience} index={index} />
            </Stack>
          ))}
        </S.Row>
      </S.Bleed>
    </>
  );
}
