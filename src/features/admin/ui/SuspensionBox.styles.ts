import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { tabularNumbers, theme } from '@/shared/theme';

export const Suspension = styled.div(css`
  display: grid;
  gap: 10px;
  padding: 16px 18px;
  border-radius: ${theme.radius.notice};
  background: ${theme.color['danger-soft']};
  color: ${theme.color['text-2']};
  font: 500 13px/1.4 ${theme.font};
  ${tabularNumbers}

  > p {
    padding-top: 10px;
    border-top: 1px solid color-mix(in srgb, ${theme.color.danger} 18%, transparent);
    color: ${theme.color.text};
    font: 400 14px/1.5 ${theme.font};
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`);

export const Head = styled.div(css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;

  > b {
    display: inline-flex;
    align-items: center;
    gap: 7px;
    color: ${theme.color['danger-text']};
    font: 650 15px/1.4 ${theme.font};
  }
`);
