import { useState } from 'react';
import { type Swiper } from 'swiper';
import { prefersReducedMotion } from '@/shared/lib/prefersReducedMotion';
import { theme } from '@/shared/theme';

const SPEED = parseInt(theme.motion.carousel, 10);

/** The state of a carousel by Swiper: which of its ends is reached, and what `CarouselArrows` needs to move it. */
export function useCarousel() {
  const [swiper, setSwiper] = useState<Swiper | null>(null);
  const [edges, setEdges] = useState({ start: true, end: true });
  const lookAround = ({ isBeginning, isEnd }: Swiper) => setEdges({ start: isBeginning, end: isEnd });

  return {
    swiper,
    edges,
    /** The props of `<Swiper>`: for screen readers it is a plain list. */
    props: {
      wrapperTag: 'ul',
      speed: prefersReducedMotion() ? 0 : SPEED,
      onSwiper: setSwiper,
      onAfterInit: lookAround,
      onSlideChange: lookAround,
      onResize: lookAround,
      onToEdge: lookAround,
      onFromEdge: lookAround,
    },
  };
}
