import { lazy } from 'react';
import { LazyVisible } from '@/shared/ui/LazyVisible';
import { ExperienceRow } from './ExperienceRow';
import * as S from './ExperienceSection.styles';

// The carousel's script is larger than the rest of the page. If it fails to load, the row scrolls.
const ExperienceCarousel = lazy(() =>
  import('./ExperienceCarousel').then(
    ({ ExperienceCarousel: loaded }) => ({ default: loaded }),
    () => ({ default: ExperienceRow }),
  ),
);

export function ExperienceSection() {
  return (
    <S.Section aria-labelledby="experience">
      <LazyVisible before={<ExperienceRow />}>
        <ExperienceCarousel />
      </LazyVisible>
    </S.Section>
  );
}
