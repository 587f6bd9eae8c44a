import styled from '@emotion/styled';
import { below } from '@/shared/theme';

/** Between two cards, in px. */
export const GAP = 16;

export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  min-height: 44px;
  margin-bottom: 16px;
`;

export const Arrows = styled.span`
  display: flex;
  margin-right: -10px;
`;

/** One slide: the width decides how many fit. */
const slide = `
  flex: none;
  width: calc((100% - ${2.5 * GAP}px) / 3.5);
  height: auto;

  ${below('side')} {
    width: calc((100% - ${GAP}px) / 2);
  }
  ${below('phone')} {
    width: 100%;
  }
`;

export const Window = styled.div`
  overflow-x: auto;
  scrollbar-width: none;
  border-radius: ${({ theme }) => theme.radius.xl};
`;

export const Row = styled.ul`
  display: flex;
  gap: ${GAP}px;
`;

export const Place = styled.li`
  ${slide}
`;

/** Around Swiper, whose own elements carry its class names. */
export const SwiperWindow = styled.div`
  .swiper {
    border-radius: ${({ theme }) => theme.radius.xl};
  }
  .swiper-slide {
    ${slide}
  }
`;

/** Where presses on the cards are watched. */
export const Guarded = styled.div``;
