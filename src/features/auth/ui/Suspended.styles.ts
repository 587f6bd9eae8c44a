import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { focusRing, tabularNumbers, text, theme } from '@/shared/theme';

export const Box = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  width: 100%;
`;

export const Lines = styled.dl(css`
  display: grid;
  gap: ${theme.space[3]};
  margin-bottom: ${theme.space[2]};
  padding: ${theme.space[6]};
  border-radius: ${theme.radius.xl};
  box-shadow: inset 0 0 0 1px ${theme.color.border};
  background: ${theme.color.surface};
  text-align: left;
  ${tabularNumbers}

  > div {
    display: grid;
    grid-template-columns: 48px minmax(0, 1fr);
    gap: ${theme.space[3]};
    ${text('body-s', 500)}
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
  border-radius: ${theme.radius.lg};
  background: ${theme.color.primary};
  color: ${theme.color['on-primary']};
  ${text('title', 600)}
  line-height: 1.2;
  ${focusRing}

  &:hover {
    background: ${theme.color['primary-hover']};
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`);
