import { useState, type KeyboardEvent } from 'react';
import { type Swiper as SwiperInstance } from 'swiper';
import { Swiper, SwiperSlide } from 'swiper/react';
import 'swiper/css';
import { prefersReducedMotion } from '@/shared/lib/prefersReducedMotion';
import { theme } from '@/shared/theme';
import { ChevronLeftIcon, ChevronRightIcon } from '@/shared/ui/Icon';
import { IconButton } from '@/shared/ui/IconButton';
import { preventClickAfterDrag } from '../lib/preventClickAfterDrag';
import { MemberCard } from './MemberCard';
import { type MembersProps } from './MemberRow';
import * as S from './MemberCarousel.styles';

const CAROUSEL_MS = parseInt(theme.motion.carousel, 10);

/** The carousel with its script: dragging, arrows and keys. */
export function MemberSwiper({ heading, members, linkTo }: MembersProps) {
  const [swiper, setSwiper] = useState<SwiperInstance | null>(null);
  const [edges, setEdges] = useState({ start: true, end: true });
  const [guard] = useState(preventClickAfterDrag);
  const allFit = edges.start && edges.end;

  const lookAround = ({ isBeginning, isEnd }: SwiperInstance) => setEdges({ start: isBeginning, end: isEnd });

  function moveByKey({ key }: KeyboardEvent) {
    if (key === 'ArrowLeft') swiper?.slidePrev();
    if (key === 'ArrowRight') swiper?.slideNext();
  }

  return (
    <S.SwiperWindow>
      <S.Head>
        {heading}
        {!allFit && (
          <S.Arrows>
            <IconButton
              label="이전 팀원"
              icon={ChevronLeftIcon}
              aria-disabled={edges.start}
              onClick={() => swiper?.slidePrev()}
              onKeyDown={moveByKey}
            />
            <IconButton
              label="다음 팀원"
              icon={ChevronRightIcon}
              aria-disabled={edges.end}
              onClick={() => swiper?.slideNext()}
              onKeyDown={moveByKey}
            />
          </S.Arrows>
        )}
      </S.Head>
      {/* Not on Swiper, which treats every `on…` prop as an event of its own. */}
      <S.Guarded {...guard}>
        <Swiper
          wrapperTag="ul"
          slidesPerView="auto"
          spaceBetween={S.GAP}
          speed={prefersReducedMotion() ? 0 : CAROUSEL_MS}
          preventClicks={false}
          preventClicksPropagation={false}
          onSwiper={setSwiper}
          onAfterInit={lookAround}
          onSlideChange={lookAround}
          onResize={lookAround}
          onToEdge={lookAround}
          onFromEdge={lookAround}
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
