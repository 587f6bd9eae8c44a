import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { text, theme } from '@/shared/theme';

export const Rail = styled.ol(css`
  display: grid;
`);

export const Item = styled.li(css`
  position: relative;
  color: ${theme.color['text-3']};
  ${text('body-s', 500)}
  line-height: 1.3;

  & + &::before {
    content: '';
    position: absolute;
    left: 10px;
    top: -11px;
    width: 2px;
    height: 22px;
    background: ${theme.color.border};
  }
  &[data-state='done'] {
    color: ${theme.color['text-2']};
  }
  &[data-state='now'] {
    color: ${theme.color.text};
    font-weight: 700;
  }
`);

export const Jump = styled.a(css`
  display: flex;
  align-items: center;
  gap: 14px;
  min-height: 44px;

  &:hover {
    color: ${theme.color.text};
  }
`);

export const Dot = styled.span(css`
  z-index: 1;
  display: grid;
  place-items: center;
  flex: none;
  width: 22px;
  height: 22px;
  border-radius: 50%;
  background: ${theme.color.surface};
  box-shadow: inset 0 0 0 2px ${theme.color['border-control']};

  [data-state='done'] > a > & {
    background: ${theme.color.primary};
    box-shadow: none;
    color: ${theme.color['on-primary']};
  }
  [data-state='now'] > a > & {
    background: ${theme.color.accent};
    box-shadow: 0 0 0 4px ${theme.color['accent-soft-2']};
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`);

export const Optional = styled.small(css`
  margin-left: -6px;
  color: ${theme.color['text-3']};
  ${text('micro', 500)}
  line-height: 1;
`);
