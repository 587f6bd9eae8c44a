import { useState } from 'react';
import { Swiper, SwiperSlide } from 'swiper/react';
import 'swiper/css';
import { CarouselArrows, useCarousel } from '@/shared/ui/Carousel';
import { ChevronLeftIcon, ChevronRightIcon } from '@/shared/ui/Icon';
import { preventClickAfterDrag } from '../lib/preventClickAfterDrag';
import { MemberCard } from './MemberCard';
import { type MembersProps } from './MemberRow';
import * as S from './MemberCarousel.styles';

/** The carousel with its script: dragging, arrows and keys. */
export function MemberSwiper({ heading, members, linkTo }: MembersProps) {
  const carousel = useCarousel();
  const { swiper, edges } = carousel;
  const [guard] = useState(preventClickAfterDrag);
  const allFit = edges.start && edges.end;

  return (
    <S.SwiperWindow>
      <S.Head>
        {heading}
        {!allFit && (
          <S.Arrows>
            <CarouselArrows carousel={carousel} arrowKeys noun="팀원" icons={[ChevronLeftIcon, ChevronRightIcon]} />
          </S.Arrows>
        )}
      </S.Head>
      {/* Not on Swiper, which treats every `on…` prop as an event of its own. */}
      <S.Guarded {...guard}>
        <Swiper
          {...carousel.props}
          slidesPerView="auto"
          spaceBetween={S.GAP}
          preventClicks={false}
          preventClicksPropagation={false}
        >
          {members.map((member, index) => (
            <SwiperSlide key={member.nickname ?? index} tag="li" onFocus={() => swiper?.slideTo(index)}>
              <MemberCard member={member} linkTo={linkTo} />
            </SwiperSlide>
          ))}
        </Swiper>
      </S.Guarded>
    </S.SwiperWindow>
  );
}
