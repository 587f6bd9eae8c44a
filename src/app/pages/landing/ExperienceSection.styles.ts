import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, from, skippedOffscreen, text, theme } from '@/shared/theme';
import { frame } from '../../layout/frame';

/** The number of alternating backgrounds. */
export const GROUNDS = 5;

/** Pixels between two cards, for the row and for the carousel. */
export const GAP = 20;

/** The left edge of the page's content, for an element of full width; the cards overflow at the right. */
const edge = (container: number) => `max(40px, calc((100% - ${container}px) / 2 + 40px))`;

export const Section = styled.section(css`
  --edge: ${edge(1360)};
  --shown: 1.5;
  padding-block: ${theme.section.lg} ${theme.space[7]};
  overflow: hidden;
  ${skippedOffscreen('480px')}

  ${from('carousel')} {
    --shown: 2.5;
  }
  ${from('wide')} {
    --edge: ${edge(1480)};
    --shown: 3.5;
  }
  ${from('huge')} {
    --edge: ${edge(1640)};
    --shown: 4.5;
  }
  ${below('mobile')} {
    --edge: 20px;
    padding-block: ${theme.section.md} ${theme.space[2]};
  }
`);

export const Head = styled.div(css`
  ${frame}
  display: flex;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${theme.space[6]};
  min-height: 52px;
  margin-bottom: ${theme.space[7]};

  ${below('phone')} {
    gap: ${theme.space[4]};
  }
`);

export const Title = styled.h2(css`
  /* Reserves the space of the arrows before they have loaded, so that lines do not wrap differently. */
  max-width: calc(100% - 136px);
  ${text('section')}

  ${below('phone')} {
    max-width: calc(100% - 112px);
  }
`);

/** Words that stay on one line. */
export const Together = styled.span(css`
  white-space: nowrap;
`);

export const Arrows = styled.div(css`
  display: flex;
  gap: ${theme.space[2]};

  button {
    width: 52px;
    height: 52px;
    box-shadow: inset 0 0 0 1px ${theme.color['border-control']};
    border-radius: ${theme.radius.full};

    ${below('phone')} {
      width: 44px;
      height: 44px;
    }
  }
  button[aria-disabled='true'] {
    color: ${theme.color['text-disabled']};
    box-shadow: inset 0 0 0 1px ${theme.color.border};
    cursor: default;
  }
`);

export const Bleed = styled.div(css`
  padding-left: var(--edge);
`);

/** The widths that the carousel sets, so that nothing shifts when it replaces the row. */
export const Row = styled.ul(css`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: calc((100% - ${GAP}px * (var(--shown) - 1)) / var(--shown));
  gap: ${GAP}px;
  overflow-x: auto;
  scrollbar-width: none;
`);

export const Card = styled.article(css`
  position: relative;
  display: flex;
  flex-direction: column;
  justify-content: flex-end;
  min-height: 360px;
  height: 100%;
  padding: ${theme.space[6]};
  border-radius: ${theme.radius['2xl']};
  background: ${theme.color['surface-sunken']};

  svg {
    position: absolute;
    right: 20px;
    top: 20px;
    width: 168px;
  }
  &[data-ground='1'] {
    background: ${theme.color['warn-soft']};
  }
  &[data-ground='2'] {
    background: ${theme.color['accent-soft']};
  }
  &[data-ground='3'] {
    background: ${theme.color['primary-soft']};
  }

  ${below('mobile')} {
    min-height: 300px;
    padding: ${theme.space[5]};

    svg {
      width: 112px;
    }
  }
`);

export const Number = styled.span(css`
  position: absolute;
  left: 28px;
  top: 28px;
  color: ${theme.color['text-3']};
  ${text('label')}

  ${below('mobile')} {
    left: 22px;
    top: 24px;
  }
`);

export const CardTitle = styled.h3(css`
  ${text('h2')}

  ${below('mobile')} {
    ${text('h3')}
  }
`);

export const CardText = styled.p(css`
  max-width: 24em;
  margin-top: ${theme.space[2]};
  color: ${theme.color['text-2']};
  ${text('body')}
`);
