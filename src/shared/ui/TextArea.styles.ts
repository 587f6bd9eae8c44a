import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { inputLook } from './TextField';

const LINE_EM = 1.65;
const PADDING_PX = 30;

export const Grow = styled.div(css`
  display: grid;

  > * {
    grid-area: 1 / 1;
  }
`);

/** The share of the window's height up to which text areas grow. */
const MAX_HEIGHT = '60vh';

const heightOf = (rows: number) => `calc(${rows * LINE_EM} * 16px + ${PADDING_PX}px)`;

interface AreaLook {
  minRows: number;
  maxRows?: number;
}

const bounds = ({ minRows, maxRows }: AreaLook) => css`
  min-height: ${heightOf(minRows)};
  max-height: ${maxRows === undefined ? MAX_HEIGHT : heightOf(maxRows)};
  padding: 14px 16px;
  font-weight: 400;
  line-height: ${LINE_EM};
`;

const inner = { shouldForwardProp: (name: string) => name !== 'minRows' && name !== 'maxRows' };

export const Area = styled('textarea', inner)<AreaLook>`
  ${inputLook}
  ${bounds}
  display: block;
  resize: none;
  overflow-y: auto;
`;

/** An invisible copy of the text behind the area, which gives the row the height of the text. */
export const Mirror = styled('div', inner)<AreaLook>`
  ${inputLook}
  ${bounds}
  visibility: hidden;
  overflow: hidden;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
