import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, print, theme } from '@/shared/theme';

/** Between two cards, in px. */
export const GAP = 16;

export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]};
  min-height: 44px;
  margin-bottom: ${theme.space[4]};

  ${print} {
    break-after: avoid;
  }
`;

export const Arrows = styled.span`
  display: flex;
  margin-right: -${theme.space[2]};
`;

/** In print the row cannot scroll, so all cards are in rows of four. */
const printedRow = `
  ${print} {
    display: grid !important;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: ${GAP}px;
    transform: none !important;
  }
`;

/** One slide: its width decides how many fit. */
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
  ${print} {
    width: auto;
    margin: 0 !important;
    break-inside: avoid;
  }
`;

export const Window = styled.div(css`
  overflow-x: auto;
  scrollbar-width: none;
  border-radius: ${theme.radius.xl};

  ${print} {
    overflow: visible;
  }
`);

export const Row = styled.ul`
  display: flex;
  gap: ${GAP}px;
  ${printedRow}
`;

export const Slide = styled.li`
  ${slide}
`;

/** Wraps Swiper, whose own elements carry its class names. */
export const SwiperWindow = styled.div(css`
  .swiper {
    border-radius: ${theme.radius.xl};
  }
  .swiper-slide {
    ${slide}
  }
  .swiper-wrapper {
    ${printedRow}
  }
  ${print} {
    .swiper {
      overflow: visible;
    }
  }
`);

/** The element whose pointer events are observed. */
export const Guarded = styled.div``;
