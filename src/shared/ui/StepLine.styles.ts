import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, text, theme } from '@/shared/theme';

export const Line = styled.ol(css`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 1fr;
  width: 100%;
`);

export const Dot = styled.span(css`
  position: relative;
  z-index: 1;
  display: grid;
  place-items: center;
  width: 28px;
  height: 28px;
  border-radius: 50%;
  background: ${theme.color.surface};
  box-shadow: inset 0 0 0 3px ${theme.color.border};

  ${below('mobile')} {
    width: 24px;
    height: 24px;
  }
  @media (forced-colors: active) {
    border: 2px solid;
  }
`);

export const Step = styled.li(css`
  position: relative;
  display: grid;
  justify-items: center;
  align-content: start;
  gap: 12px;
  color: ${theme.color['text-3']};
  ${text('body-s', 500)}
  text-align: center;

  & + &::before {
    content: '';
    position: absolute;
    top: 12px;
    left: -50%;
    width: 100%;
    height: 4px;
    background: ${theme.color.border};
  }
  &[data-state]::before {
    background: ${theme.color.primary};
  }
  &:last-of-type > [data-dot] {
    border-radius: 9px;
  }
  &[data-state='done'] {
    color: ${theme.color['text-2']};
  }
  &[data-state='done'] > [data-dot] {
    background: ${theme.color.primary};
    box-shadow: none;
    color: ${theme.color['on-primary']};
  }
  &[data-state='now'] {
    color: ${theme.color.text};
    font-weight: 700;
  }
  &[data-state='now'] > [data-dot] {
    background: ${theme.color.accent};
    box-shadow: 0 0 0 6px ${theme.color['accent-soft-2']};
  }
  ${below('mobile')} {
    gap: 10px;
    font-size: 13px;

    & + &::before {
      top: 10px;
    }
  }
`);
