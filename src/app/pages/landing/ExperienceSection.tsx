import { lazy, Suspense, useRef } from 'react';
import { ExperienceRow } from './ExperienceRow';
import { useNearViewport } from './useNearViewport';
import * as S from './ExperienceSection.styles';

// The carousel's script is larger than the rest of the page; it comes when a reader comes near.
// Should it fail, the row scrolls by itself.
const ExperienceCarousel = lazy(() =>
  import('./ExperienceCarousel').then(
    ({ ExperienceCarousel: loaded }) => ({ default: loaded }),
    () => ({ default: ExperienceRow }),
  ),
);

export function ExperienceSection() {
  const section = useRef<HTMLElement>(null);
  const isNear = useNearViewport(section);

  return (
    <S.Section ref={section} aria-labelledby="experience">
      {isNear ? (
        <Suspense fallback={<ExperienceRow />}>
          <ExperienceCarousel />
        </Suspense>
      ) : (
        <ExperienceRow />
      )}
    </S.Section>
  );
}
