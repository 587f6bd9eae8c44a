import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { tabularNumbers, text, theme } from '@/shared/theme';

export const Head = styled.div(css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px ${theme.space[2]};
  min-height: 24px;
  padding-right: ${theme.space[7]};
`);

export const Mark = styled.span(css`
  padding: 0 ${theme.space[2]};
  border-radius: ${theme.radius.sm};
  background: ${theme.color['primary-soft']};
  color: ${theme.color['primary-text']};
  ${text('micro')}
  line-height: 20px;
`);

export const Time = styled.time(css`
  color: ${theme.color['text-3']};
  ${text('caption')}
  line-height: 1;
  ${tabularNumbers}
`);

/** Aligns the flag itself, and not its larger button, with the end of the text. */
export const Flag = styled.span(css`
  position: absolute;
  top: -10px;
  right: -12px;

  > a:not(:hover),
  > div > button:not(:hover, [aria-expanded='true']) {
    color: ${theme.color['text-3']};
  }
`);
