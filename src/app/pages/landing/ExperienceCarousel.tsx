import { useState } from 'react';
import { type Swiper as SwiperInstance } from 'swiper';
import { Keyboard } from 'swiper/modules';
import { Swiper, SwiperSlide } from 'swiper/react';
import 'swiper/css';
import { prefersReducedMotion } from '@/shared/lib/prefersReducedMotion';
import { breakpoints, theme } from '@/shared/theme';
import { ArrowLeftIcon, ArrowRightIcon } from '@/shared/ui/Icon';
import { IconButton } from '@/shared/ui/IconButton';
import { ExperienceCard } from './ExperienceCard';
import { ExperienceTitle } from './ExperienceTitle';
import { EXPERIENCES } from './landingContent';
import * as S from './ExperienceSection.styles';

const SPEED = parseInt(theme.motion.carousel, 10);

/** The number of visible cards from each width on (spec §9). */
const SHOWN = {
  [breakpoints.carousel]: { slidesPerView: 2.5 },
  [breakpoints.wide]: { slidesPerView: 3.5 },
  [breakpoints.huge]: { slidesPerView: 4.5 },
};

/** The cards with their carousel. For screen readers a plain list: ten short texts need no announcements. */
export function ExperienceCarousel() {
  const [swiper, setSwiper] = useState<SwiperInstance | null>(null);
  const [edges, setEdges] = useState({ start: true, end: false });
  const lookAround = ({ isBeginning, isEnd }: SwiperInstance) => {
    setEdges({ start: isBeginning, end: isEnd });
  };

  return (
    <>
      <S.Head>
        <ExperienceTitle />
        <S.Arrows>
          <IconButton
            label="이전 카드"
            icon={ArrowLeftIcon}
            aria-disabled={edges.start}
            onClick={() => swiper?.slidePrev()}
          />
          <IconButton
            label="다음 카드"
            icon={ArrowRightIcon}
            aria-disabled={edges.end}
            onClick={() => swiper?.slideNext()}
          />
        </S.Arrows>
      </S.Head>
      <S.Bleed>
        <Swiper
          modules={[Keyboard]}
          wrapperTag="ul"
          slidesPerView={1.5}
          breakpoints={SHOWN}
          spaceBetween={S.GAP}
          speed={prefersReducedMotion() ? 0 : SPEED}
          keyboard={{ onlyInViewport: true }}
          onSwiper={setSwiper}
          onAfterInit={lookAround}
          onSlideChange={lookAround}
          onToEdge={lookAround}
          onFromEdge={lookAround}
        >
          {EXPERIENCES.map((experience, index) => (
            <SwiperSlide key={experience.title} tag="li">
              <ExperienceCard {...experience} index={index} />
            </SwiperSlide>
          ))}
        </Swiper>
      </S.Bleed>
    </>
  );
}
