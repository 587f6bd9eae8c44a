import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, clampLines, text, theme } from '@/shared/theme';

export const List = styled.ul(css`
  > li + li {
    border-top: 1px solid ${theme.color['border-subtle']};
  }
`);

export const Choice = styled.label`
  display: grid;
  grid-template-columns: 24px 104px minmax(0, 1fr);
  align-items: center;
  gap: ${theme.space[4]};
  padding: ${theme.space[3]} 0;
  cursor: pointer;

  ${below('mobile')} {
    grid-template-columns: 24px 80px minmax(0, 1fr);
    gap: ${theme.space[3]};
  }
`;

export const Thumb = styled.span(css`
  display: block;
  border-radius: ${theme.radius.md};
  overflow: hidden;

  input:not(:checked) ~ & {
    filter: saturate(0.3);
  }
`);

export const Words = styled.span(css`
  display: grid;
  gap: ${theme.space[2]};
  min-width: 0;

  b {
    ${text('body', 700)}
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
