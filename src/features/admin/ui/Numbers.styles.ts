import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, focusRing, tabularNumbers, theme } from '@/shared/theme';

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  margin-bottom: 16px;

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
  gap: 8px;
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
  gap: 12px;
  margin-bottom: 36px;
  ${tabularNumbers}

  ${below('desk')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${below('mobile')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 8px;
    margin-bottom: 32px;
  }
`;

export const Tile = styled.button(css`
  display: grid;
  gap: 2px;
  min-width: 0;
  padding: 16px 18px 18px;
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
    font: 600 13px/1.4 ${theme.font};

    i {
      color: ${theme.color['text-3']};
      font-weight: 500;
      font-style: normal;
    }
  }
  b {
    font: 700 24px/1.3 ${theme.font};
    letter-spacing: -0.022em;

    i {
      margin-left: 2px;
      font: 500 14px/1 ${theme.font};
      letter-spacing: 0;
    }
  }
  small {
    color: ${theme.color['text-3']};
    font: 500 13px/1.4 ${theme.font};
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
    padding: 14px 14px 16px;

    b {
      font-size: 21px;
    }
  }
`);

/** A sparkline from the first point, a ring, to the newest, a square. */
export const Spark = styled.svg(css`
  width: calc(100% - 11px);
  height: 36px;
  margin: 12px 6px 0 5px;
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

export const PartHead = styled.div(css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 4px 12px;
  margin: 32px 0 8px;

  h2 {
    font: 700 19px/1.4 ${theme.font};
    letter-spacing: -0.018em;
  }
`);

export const Note = styled.p(css`
  display: flex;
  gap: 8px;
  margin-top: 16px;
  color: ${theme.color['text-3']};
  font: 500 14px/1.5 ${theme.font};

  > svg {
    flex: none;
    margin-top: 3px;
  }
`);
