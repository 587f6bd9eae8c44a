import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { text, theme } from '@/shared/theme';

export const Form = styled.form(css`
  position: relative;
  flex: 1;
  min-width: 0;

  > svg {
    position: absolute;
    left: 20px;
    top: 17px;
    color: ${theme.color['text-2']};
    pointer-events: none;
  }
`);

export const Input = styled.input(css`
  width: 100%;
  height: 56px;
  padding: 0 56px 0 52px;
  border: 1px solid transparent;
  border-radius: ${theme.radius.lg};
  background: ${theme.color['surface-sunken']};
  color: ${theme.color.text};
  ${text('body', 500)}
  text-overflow: ellipsis;
  appearance: none;

  &::placeholder {
    color: ${theme.color['text-3']};
    opacity: 1;
  }
  &::-webkit-search-cancel-button {
    display: none;
  }
  &:hover {
    background: ${theme.color['surface-hover']};
  }
  &:focus {
    background: ${theme.color.surface};
    outline: 2px solid ${theme.color.primary};
    outline-offset: -2px;
  }
  @media (forced-colors: active) {
    border-color: CanvasText;
  }
`);

export const Clear = styled.span(css`
  position: absolute;
  right: 6px;
  top: 6px;
`);
