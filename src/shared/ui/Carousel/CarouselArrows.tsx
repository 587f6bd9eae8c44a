import { type KeyboardEvent } from 'react';
import { type LucideIcon } from '../Icon';
import { IconButton } from '../IconButton';
import { type useCarousel } from './useCarousel';

interface CarouselArrowsProps {
  carousel: Pick<ReturnType<typeof useCarousel>, 'swiper' | 'edges'>;
  /** What is moved: "팀원", as in "이전 팀원". */
  noun: string;
  icons: readonly [previous: LucideIcon, next: LucideIcon];
  /** Whether arrow keys on the buttons move it; not where Swiper's Keyboard listens to the whole page. */
  arrowKeys?: boolean;
}

/** The two buttons of a carousel. One at its end is only `aria-disabled`: a disabled button loses the focus. */
export function CarouselArrows({ carousel, noun, icons: [previous, next], arrowKeys }: CarouselArrowsProps) {
  const { swiper, edges } = carousel;

  function moveByKey({ key }: KeyboardEvent) {
    if (key === 'ArrowLeft') swiper?.slidePrev();
    if (key === 'ArrowRight') swiper?.slideNext();
  }

  return (
    <>
      <IconButton
        label={`이전 ${noun}`}
        icon={previous}
        aria-disabled={edges.start}
        onClick={() => swiper?.slidePrev()}
        onKeyDown={arrowKeys ? moveByKey : undefined}
      />
      <IconButton
        label={`다음 ${noun}`}
        icon={next}
        aria-disabled={edges.end}
        onClick={() => swiper?.slideNext()}
        onKeyDown={arrowKeys ? moveByKey : undefined}
      />
    </>
  );
}
