import { Keyboard } from 'swiper/modules';
import { Swiper, SwiperSlide } from 'swiper/react';
import 'swiper/css';
import { breakpoints } from '@/shared/theme';
import { CarouselArrows, useCarousel } from '@/shared/ui/Carousel';
import { ArrowLeftIcon, ArrowRightIcon } from '@/shared/ui/Icon';
import { ExperienceCard } from './ExperienceCard';
import { ExperienceTitle } from './ExperienceTitle';
import { EXPERIENCES } from './landingContent';
import * as S from './ExperienceSection.styles';

/** The number of visible cards from each width on (spec §9). */
const SHOWN = {
  [breakpoints.carousel]: { slidesPerView: 2.5 },
  [breakpoints.wide]: { slidesPerView: 3.5 },
  [breakpoints.huge]: { slidesPerView: 4.5 },
};

/** The cards with their carousel. For screen readers a plain list: ten short texts need no announcements. */
export function ExperienceCarousel() {
  const carousel = useCarousel();

  return (
    <>
      <S.Head>
        <ExperienceTitle />
        <S.Arrows>
          <CarouselArrows carousel={carousel} noun="카드" icons={[ArrowLeftIcon, ArrowRightIcon]} />
        </S.Arrows>
      </S.Head>
      <S.Bleed>
        <Swiper
          {...carousel.props}
          modules={[Keyboard]}
          slidesPerView={1.5}
          breakpoints={SHOWN}
          spaceBetween={S.GAP}
          keyboard={{ onlyInViewport: true }}
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
