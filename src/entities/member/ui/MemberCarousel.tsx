import { lazy } from 'react';
import { LazyVisible } from '@/shared/ui/LazyVisible';
import { MemberRow, type MembersProps } from './MemberRow';

// Swiper is loaded lazily because of its size; until then the row scrolls natively.
const MemberSwiper = lazy(() =>
  import('./MemberSwiper').then(
    ({ MemberSwiper: loaded }) => ({ default: loaded }),
    () => ({ default: MemberRow }),
  ),
);

/** The members of a post on a carousel: 3.5 cards from 1024 px, 2 below, 1 below 600 (SHARED-5). */
export function MemberCarousel(props: MembersProps) {
  return (
    <LazyVisible before={<MemberRow {...props} />}>
      <MemberSwiper {...props} />
    </LazyVisible>
  );
}
