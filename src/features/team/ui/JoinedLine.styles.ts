import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { theme } from '@/shared/theme';

/** A person and the line to the next. */
export const Part = styled.span(css`
  display: inline-flex;
  align-items: center;

  &::after {
    content: '';
    width: 12px;
    height: 3px;
    background: ${theme.color.primary};
  }
`);

export const Square = styled.span(css`
  flex: none;
  border-radius: 30%;
  box-shadow: inset 0 0 0 3px ${theme.color.primary};

  &[data-done] {
    background: ${theme.color.primary};
  }
  @media (forced-colors: active) {
    border: 3px solid;
  }
`);

export const Archive = styled.span(css`
  flex: none;
  overflow: hidden;
  aspect-ratio: 16 / 10;
  border-radius: ${theme.radius.md};

  > * {
    width: 100%;
    height: 100%;
  }
`);
