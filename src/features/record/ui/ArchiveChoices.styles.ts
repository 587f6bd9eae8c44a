import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, clampLines, theme } from '@/shared/theme';

export const List = styled.ul(css`
  > li + li {
    border-top: 1px solid ${theme.color['border-subtle']};
  }
`);

export const Choice = styled.label`
  display: grid;
  grid-template-columns: 24px 104px minmax(0, 1fr);
  align-items: center;
  gap: 18px;
  padding: 12px 0;
  cursor: pointer;

  ${below('mobile')} {
    grid-template-columns: 24px 80px minmax(0, 1fr);
    gap: 14px;
  }
`;

export const Thumb = styled.span(css`
  display: block;
  border-radius: ${theme.radius.small};
  overflow: hidden;

  input:not(:checked) ~ & {
    filter: saturate(0.3);
  }
`);

export const Words = styled.span(css`
  display: grid;
  gap: 6px;
  min-width: 0;

  b {
    font: 650 16px/1.4 ${theme.font};
    letter-spacing: -0.012em;
    overflow-wrap: anywhere;
    ${clampLines(2)}
  }
  > p {
    color: ${theme.color['text-2']};
    font-weight: 500;
    font-size: 14px;
  }
  ${below('mobile')} {
    b {
      font-size: 15px;
    }
    svg {
      display: none;
    }
  }
`);
