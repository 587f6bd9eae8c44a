import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { focusRing, tabularNumbers, theme } from '@/shared/theme';

export const Box = styled.div`
  display: grid;
  gap: 12px;
  width: 100%;
`;

export const Lines = styled.dl(css`
  display: grid;
  gap: 14px;
  margin-bottom: 8px;
  padding: 24px;
  border-radius: ${theme.radius.xl};
  box-shadow: inset 0 0 0 1px ${theme.color.border};
  background: ${theme.color.surface};
  text-align: left;
  ${tabularNumbers}

  > div {
    display: grid;
    grid-template-columns: 48px minmax(0, 1fr);
    gap: 12px;
    font: 500 15px/1.55 ${theme.font};
  }
  dt {
    color: ${theme.color['text-3']};
  }
  dd {
    font-weight: 600;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  a {
    color: ${theme.color['primary-text']};
    text-decoration: underline;
    text-underline-offset: 3px;
    ${focusRing}
  }
`);

export const Mail = styled.a(css`
  display: grid;
  place-items: center;
  min-height: 56px;
  border-radius: ${theme.radius.notice};
  background: ${theme.color.primary};
  color: ${theme.color['on-primary']};
  font: 600 17px/1.2 ${theme.font};
  ${focusRing}

  &:hover {
    background: ${theme.color['primary-hover']};
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`);
