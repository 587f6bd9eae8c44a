import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { tabularNumbers, theme } from '@/shared/theme';

export const Head = styled.div(css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 8px;
  min-height: 24px;
  padding-right: 36px;
`);

export const Name = styled.bdi(css`
  font: 650 15px/1.3 ${theme.font};
  overflow-wrap: anywhere;
`);

export const Mark = styled.span(css`
  padding: 0 6px;
  border-radius: ${theme.radius.xs};
  background: ${theme.color['primary-soft']};
  color: ${theme.color['primary-text']};
  font: 600 12px/20px ${theme.font};
`);

export const Time = styled.time(css`
  color: ${theme.color['text-3']};
  font: 500 13px/1 ${theme.font};
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
