import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, text, theme } from '@/shared/theme';

export const Steps = styled.div(css`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 1fr;
`);

export const Step = styled.label(css`
  position: relative;
  display: grid;
  justify-items: center;
  align-content: start;
  gap: 10px;
  min-height: 72px;
  padding: 8px 0;
  color: ${theme.color['text-2']};
  ${text('body-s', 500)}
  line-height: 1.3;
  text-align: center;
  cursor: pointer;

  & + &::before {
    content: '';
    position: absolute;
    top: 20px;
    left: -50%;
    width: 100%;
    height: 3px;
    background: ${theme.color.border};
  }
  &:hover {
    color: ${theme.color.text};
  }
  &[data-chosen] {
    color: ${theme.color['primary-text']};
    font-weight: 700;
  }
  ${below('mobile')} {
    font-size: 13.5px;
  }
`);

export const Dot = styled.span(css`
  position: relative;
  z-index: 1;
  width: 26px;
  height: 26px;
  border-radius: 50%;
  background: ${theme.color.surface};
  box-shadow: inset 0 0 0 2px ${theme.color['border-control']};
  transition: background ${theme.motion.fast} ${theme.motion.standard};

  label:last-of-type > & {
    border-radius: ${theme.radius.sm};
  }
  input:checked + & {
    background: ${theme.color.primary};
    box-shadow: 0 0 0 5px ${theme.color['primary-soft-hover']};
  }
  input:focus-visible + & {
    outline: 2px solid ${theme.color.focus};
    outline-offset: 6px;
  }
  [aria-invalid] label > & {
    box-shadow: inset 0 0 0 2px ${theme.color.danger};
  }
  @media (forced-colors: active) {
    border: 2px solid;
    input:checked + & {
      background: Highlight;
    }
  }
`);
