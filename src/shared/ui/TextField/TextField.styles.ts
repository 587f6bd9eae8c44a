import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { inputFocus, text, theme } from '@/shared/theme';

/** Border, background and states shared by inputs, text areas and selects. */
export const inputLook = css`
  width: 100%;
  min-width: 0;
  min-height: 52px;
  padding: 0 16px;
  border: 1px solid ${theme.color['border-control']};
  border-radius: ${theme.radius.md};
  outline: 0;
  background: ${theme.color.surface};
  color: ${theme.color.text};
  ${text('body', 500)}
  letter-spacing: -0.01em;
  appearance: none;

  &::placeholder {
    color: ${theme.color['text-3']};
    font-weight: 400;
    opacity: 1;
  }
  &:hover {
    border-color: ${theme.color['text-2']};
  }
  &[data-ok] {
    border-color: ${theme.color.success};
  }
  &:focus {
    ${inputFocus}
  }
  &[aria-invalid='true'] {
    border-color: ${theme.color.danger};
    outline: 1px solid ${theme.color.danger};
  }
  &:read-only:not(select):not(:disabled) {
    background: ${theme.color['surface-sunken']};
  }
  &:disabled {
    border-color: ${theme.color['border-disabled']};
    background: ${theme.color.disabled};
    color: ${theme.color['on-disabled']};
    opacity: 1;
    cursor: not-allowed;
  }
`;

export const Row = styled.div(css`
  display: flex;
  gap: 8px;

  > button {
    flex: none;
    min-height: 52px;
    padding: 0 18px;
    font-size: 15px;
  }
`);

export const Box = styled.div(css`
  position: relative;
  flex: 1;
  min-width: 0;
`);

const inner = { shouldForwardProp: (name: string) => name !== 'hasLead' && name !== 'hasTail' };

export const Input = styled('input', inner)<{ hasLead: boolean; hasTail: boolean }>`
  ${inputLook}
  padding-left: ${({ hasLead }) => (hasLead ? '46px' : '16px')};
  padding-right: ${({ hasTail }) => (hasTail ? '46px' : '16px')};
`;

const edge = css`
  position: absolute;
  top: 0;
  bottom: 0;
  display: grid;
  place-items: center;
  color: ${theme.color['text-3']};
  pointer-events: none;
`;

export const Lead = styled.span`
  ${edge}
  left: 16px;
`;

export const Tail = styled.span`
  ${edge}
  right: 16px;
`;
