import { css, keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { text, theme, touch } from '@/shared/theme';

export type ButtonVariant = 'primary' | 'soft' | 'gray' | 'line' | 'ghost' | 'danger';
export type ButtonScale = 'large' | 'default' | 'small';

export interface ButtonStyleProps {
  variant: ButtonVariant;
  scale: ButtonScale;
  block: boolean;
}

const { color, radius } = theme;

const VARIANTS = {
  primary: css`
    background: ${color.primary};
    color: ${color['on-primary']};
    --hover: ${color['primary-hover']};
    --press: ${color['primary-press']};
  `,
  soft: css`
    background: ${color['primary-soft']};
    color: ${color['primary-text']};
    --hover: ${color['primary-soft-hover']};
    --press: ${color['primary-soft-hover']};
  `,
  gray: css`
    background: ${color['border-subtle']};
    color: ${color.text};
    --hover: ${color.border};
    --press: ${color.border};
  `,
  line: css`
    background: ${color.surface};
    color: ${color.text};
    box-shadow: inset 0 0 0 1px ${color['border-control']};
    --hover: ${color['surface-hover']};
    --press: ${color['border-subtle']};
  `,
  ghost: css`
    color: ${color['text-2']};
    --hover: ${color['surface-hover']};
    --press: ${color['border-subtle']};
  `,
  danger: css`
    background: ${color.danger};
    color: ${color['on-danger']};
    --hover: ${color['danger-hover']};
    --press: ${color['danger-hover']};
  `,
};

const SCALES = {
  large: css`
    min-height: 56px;
    padding: 0 28px;
    border-radius: ${radius.lg};
    font-size: 17px;
  `,
  default: css`
    min-height: 48px;
    padding: 0 20px;
    border-radius: ${radius.md};
    font-size: 16px;
  `,
  small: css`
    min-height: 40px;
    padding: 0 16px;
    border-radius: ${radius.sm};
    font-size: 15px;
    ${touch} {
      min-height: 44px;
    }
  `,
};

const buttonStyle = ({ variant, scale, block }: ButtonStyleProps) => css`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  width: ${block ? '100%' : 'auto'};
  ${text('body', 600)}
  line-height: 1.2;
  letter-spacing: -0.012em;
  white-space: nowrap;
  text-align: center;
  user-select: none;
  transition:
    background ${theme.motion.fast} ${theme.motion.standard},
    transform ${theme.motion.fast} ${theme.motion.standard};
  ${SCALES[scale]}
  ${VARIANTS[variant]}

  &:hover {
    background: var(--hover);
  }
  &:active {
    background: var(--press);
    transform: scale(0.98);
  }
  &:disabled,
  &[aria-disabled='true']:not([aria-busy='true']) {
    background: ${variant === 'ghost' ? 'none' : theme.color.disabled};
    color: ${theme.color['on-disabled']};
    box-shadow: none;
    cursor: not-allowed;
    transform: none;
  }
  &[aria-busy='true'] {
    cursor: progress;
    transform: none;
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

const LOOK_PROPS = ['variant', 'scale', 'block'];
const inner = { shouldForwardProp: (name: string) => !LOOK_PROPS.includes(name) };

export const Control = styled('button', inner)<ButtonStyleProps>(buttonStyle);
export const LinkControl = styled(Link, inner)<ButtonStyleProps>(buttonStyle);

export const Label = styled('span', { shouldForwardProp: (name) => name !== 'faded' })<{ faded: boolean }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  opacity: ${({ faded }) => (faded ? 0 : 1)};
`;

export const Busy = styled.span(css`
  position: absolute;
  inset: 0;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
`);

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

export const Spinner = styled.span(css`
  width: 18px;
  height: 18px;
  border: 2.5px solid color-mix(in srgb, currentColor 35%, transparent);
  border-top-color: currentColor;
  border-radius: 50%;
  animation: ${turn} 0.9s linear infinite;
`);
