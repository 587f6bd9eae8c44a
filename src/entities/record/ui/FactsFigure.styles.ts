import { css, keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { below, print, reducedMotion, tabularNumbers, theme } from '@/shared/theme';

export { Circle, Square } from './FigureShapes';

export type FigureSize = 'record' | 'profile' | 'preview';

interface Sizes {
  diameter: number;
  line: number;
  /** Between the line and its texts. */
  space: number;
  /** Line height of the label. */
  label: number;
  node: number;
  number: number;
  unit: number;
  text: number;
}

const WIDE: Record<FigureSize, Sizes> = {
  record: { diameter: 212, line: 10, space: 16, label: 21, node: 20, number: 52, unit: 24, text: 15 },
  profile: { diameter: 152, line: 8, space: 12, label: 20, node: 16, number: 40, unit: 19, text: 14 },
  preview: { diameter: 94, line: 6, space: 7, label: 15, node: 12, number: 26, unit: 13, text: 11 },
};
const NARROW: Sizes = { diameter: 116, line: 7, space: 9, label: 18, node: 14, number: 32, unit: 16, text: 13 };

/** Below this width the labels of the line do not fit between its ends. */
const NARROWEST: Sizes = { ...NARROW, diameter: 92, number: 26, unit: 14, text: 12 };
const narrowest = '@media (max-width: 359px)';

/** The sizes as custom properties, `--fig-diameter` and so on. */
const variables = (sizes: Sizes) =>
  Object.entries<number>({ ...sizes })
    .map(([name, pixels]) => `--fig-${name}: ${pixels}px;`)
    .join('');

const grow = keyframes`
  from { transform: scaleX(0); }
`;
const own = { shouldForwardProp: (name: string) => name !== 'size' };

/** Numbers are displayed before their labels, and are behind them in the list. */
export const Figure = styled('dl', own)<{ size: FigureSize }>`
  ${({ size }) => variables(WIDE[size])}
  ${below('mobile')} {
    ${({ size }) => variables(size === 'preview' ? WIDE.preview : NARROW)}
  }
  ${narrowest} {
    ${({ size }) => variables(size === 'preview' ? WIDE.preview : NARROWEST)}
  }
  position: relative;
  display: grid;
  grid-template-columns: var(--fig-diameter) minmax(0, 1fr) var(--fig-diameter);
  align-items: center;

  dt {
    font-size: var(--fig-text);
    font-weight: 600;
    line-height: 1.4;
    letter-spacing: -0.01em;
    text-align: center;
  }
  dd {
    order: -1;
    font-size: var(--fig-unit);
    font-weight: 700;
    line-height: 1.1;
    letter-spacing: -0.02em;
    ${tabularNumbers}
  }
  b {
    margin-right: 2px;
    font-size: var(--fig-number);
    font-weight: 800;
    letter-spacing: -0.035em;
  }
`;

/** The line between circle and square, with its number and label above and its dates below. */
export const Span = styled.div(css`
  --above: calc((var(--fig-diameter) + var(--fig-line)) / 2 + var(--fig-space));
  position: relative;
  display: flex;
  flex-direction: column;
  gap: 2px;
  justify-content: flex-end;
  height: var(--fig-diameter);
  padding-bottom: var(--above);
  text-align: center;

  dt {
    color: ${theme.color['text-2']};
    line-height: var(--fig-label);

    ${below('mobile')} {
      padding-inline: ${theme.space[1]};
    }
  }
  span {
    white-space: nowrap;
  }
  small {
    position: absolute;
    left: 0;
    right: 0;
    top: var(--above);
    color: ${theme.color['text-3']};
    font-size: calc(var(--fig-text) - 1px);
    font-weight: 500;
    line-height: 1.4;
    letter-spacing: 0;
    white-space: nowrap;

    ${narrowest} {
      white-space: normal;
    }
  }
  i {
    position: absolute;
    left: -6px;
    right: -6px;
    top: calc(50% - var(--fig-line) / 2);
    height: var(--fig-line);
    background: ${theme.color.primary};
    transform-origin: left;
    animation: ${grow} ${`500ms ${theme.motion.standard}`} backwards;
  }
  u {
    position: absolute;
    left: var(--at);
    top: calc((var(--fig-line) - var(--fig-node)) / 2);
    width: var(--fig-node);
    height: var(--fig-node);
    margin-left: calc(var(--fig-node) / -2);
    border-radius: 30%;
    background: ${theme.color.bg};
    box-shadow: inset 0 0 0 calc(var(--fig-node) / 4) ${theme.color.primary};
  }
  &[data-stated] i {
    left: 6px;
    right: 0;
    height: 0;
    border-top: var(--fig-line) dotted ${theme.color['border-control']};
    background: none;
  }
  ${print} {
    i {
      height: 0;
      border-top: 2pt solid;
    }
    u {
      top: calc(var(--fig-node) / -2 - 1pt);
      border: 1.5pt solid;
    }
  }
  ${reducedMotion} {
    i {
      animation: none;
    }
  }
  @media (forced-colors: active) {
    i {
      border-top: 2px solid;
    }
  }
`);
