import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { text, theme } from '@/shared/theme';

export const Choice = styled.div(css`
  display: grid;
  gap: ${theme.space[1]};
  text-align: start;
`);

export const Label = styled.label(css`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  justify-self: start;
  ${text('body-s', 600)}
  cursor: pointer;
`);

/** Below the label, beside the box. */
export const Hint = styled.p(css`
  padding-inline-start: calc(24px + ${theme.space[3]});
  color: ${theme.color['text-3']};
  ${text('caption')}
`);
