import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { theme } from '@/shared/theme';

/** The box of a choice that is on or off: an `input` of type checkbox. */
export const CheckBox = styled.input(css`
  flex: none;
  appearance: none;
  display: grid;
  place-items: center;
  width: 24px;
  height: 24px;
  margin: 0;
  border-radius: 28%;
  background: ${theme.color.surface};
  box-shadow: inset 0 0 0 2px ${theme.color['border-control']};
  cursor: pointer;

  &:checked {
    background: ${theme.color.primary};
    box-shadow: none;
  }
  &:checked::after {
    content: '';
    width: 6px;
    height: 11px;
    margin-top: -3px;
    border: solid ${theme.color['on-primary']};
    border-width: 0 2.6px 2.6px 0;
    transform: rotate(45deg);
  }
  &:disabled {
    cursor: not-allowed;
  }
  @media (forced-colors: active) {
    appearance: auto;
  }
`);
