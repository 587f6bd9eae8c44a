import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, focusRing, tabularNumbers, text, theme } from '@/shared/theme';

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[3]};
  margin-bottom: ${theme.space[4]};

  ${below('mobile')} {
    > p {
      order: 3;
      flex-basis: 100%;
    }
    > h1 {
      flex-basis: 100%;
    }
  }
`;

export const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]};
  margin-left: auto;

  > :first-child {
    width: 176px;
  }
  ${below('mobile')} {
    flex-basis: 100%;

    > :first-child {
      width: 152px;
    }
    > :last-child {
      margin-left: auto;
    }
  }
`;

export const Tiles = styled.div`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  gap: ${theme.space[3]};
  margin-bottom: ${theme.space[7]};
  ${tabularNumbers}

  ${below('desk')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${below('mobile')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${theme.space[2]};
    margin-bottom: ${theme.space[7]};
  }
`;

export const Tile = styled.button(css`
  display: grid;
  gap: 2px;
  min-width: 0;
  padding: ${theme.space[4]} ${theme.space[4]} ${theme.space[4]};
  border-radius: ${theme.radius.lg};
  background: ${theme.color.surface};
  box-shadow: inset 0 0 0 1px ${theme.color.border};
  text-align: left;
  ${focusRing}

  &:hover {
    background: ${theme.color['surface-hover']};
  }
  > span {
    color: ${theme.color['text-2']};
    ${text('caption', 600)}

    i {
      color: ${theme.color['text-3']};
      font-weight: 500;
      font-style: normal;
    }
  }
  b {
    ${text('h2')}
    letter-spacing: -0.022em;

    i {
      margin-left: 2px;
      ${text('label', 500)}
      line-height: 1;
      letter-spacing: 0;
    }
  }
  small {
    color: ${theme.color['text-3']};
    ${text('caption')}
  }
  &[aria-selected='true'] {
    background: ${theme.color['primary-soft']};
    box-shadow: inset 0 0 0 2px ${theme.color.primary};

    small,
    > span i {
      color: ${theme.color['text-2']};
    }
  }
  ${below('mobile')} {
    padding: ${theme.space[3]} ${theme.space[3]} ${theme.space[4]};

    b {
      font-size: 21px;
    }
  }
`);

/** A sparkline from the first point, a ring, to the newest, a square. */
export const Spark = styled.svg(css`
  width: calc(100% - 11px);
  height: 36px;
  margin: ${theme.space[3]} ${theme.space[2]} 0 ${theme.space[1]};
  overflow: visible;

  line {
    stroke: ${theme.color['border-control']};
    stroke-width: 1.75;
    stroke-linecap: round;
  }
  circle {
    fill: ${theme.color.surface};
    stroke: ${theme.color['border-control']};
    stroke-width: 2;
  }
  rect {
    fill: ${theme.color.primary};
  }
  [aria-selected='true'] > & {
    line,
    circle {
      stroke: ${theme.color.primary};
    }
    circle {
      fill: ${theme.color['primary-soft']};
    }
  }
`);

export const Note = styled.p(css`
  display: flex;
  gap: ${theme.space[2]};
  margin-top: ${theme.space[4]};
  color: ${theme.color['text-3']};
  ${text('label', 500)}

  > svg {
    flex: none;
    margin-top: 3px;
  }
`);
