import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { text, theme } from '@/shared/theme';

export const Dots = styled.span(css`
  display: inline-flex;
  align-items: center;
  color: ${theme.color['text-2']};
  ${text('caption', 600)}
  line-height: 1.2;
  white-space: nowrap;

  > i {
    position: relative;
    width: 7px;
    height: 7px;
    margin-right: 5px;
    border-radius: 50%;
    box-shadow: inset 0 0 0 1.5px ${theme.color['border-control']};
  }
  > i + i::before {
    content: '';
    position: absolute;
    left: -5px;
    top: 2.75px;
    width: 5px;
    height: 1.5px;
    background: ${theme.color['border-control']};
    opacity: 0.6;
  }
  > i[data-state='done'] {
    background: ${theme.color.primary};
    box-shadow: none;
  }
  > i[data-state='done'] + i::before {
    background: ${theme.color.primary};
    opacity: 1;
  }
  > i[data-state='now'] {
    background: ${theme.color.accent};
    box-shadow: 0 0 0 2px ${theme.color['accent-soft-2']};
  }
  @media (forced-colors: active) {
    > i {
      border: 1px solid CanvasText;
    }
    > i[data-state] {
      background: CanvasText;
    }
  }
`);

export const Word = styled.span(css`
  margin-left: 4px;
`);
