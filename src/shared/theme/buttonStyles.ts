import { touch } from './media';
import { text } from './text';
import { theme } from './theme';

const { color, motion, radius } = theme;

/**
 * The styles of `Button`: variant and size are attributes, as specific as one class. Most pages have several buttons before
 * their script; here the styles are in the HTML, and not in the first script (`pieceStyles` does the same).
 */
export const buttonStyles = `
  [data-button] {
    position: relative;
    display: inline-flex;
    align-items: center;
    justify-content: center;
    ${text('body', 600)}
    line-height: 1.2;
    letter-spacing: -0.012em;
    white-space: nowrap;
    text-align: center;
    -webkit-user-select: none;
    user-select: none;
    transition:
      background ${motion.fast} ${motion.standard},
      transform ${motion.fast} ${motion.standard};
  }
  [data-button-size='large'] {
    min-height: 56px;
    padding: 0 28px;
    border-radius: ${radius.lg};
    font-size: 17px;
  }
  [data-button-size='default'] {
    min-height: 48px;
    padding: 0 20px;
    border-radius: ${radius.md};
    font-size: 16px;
  }
  [data-button-size='small'] {
    min-height: 40px;
    padding: 0 16px;
    border-radius: ${radius.sm};
    font-size: 15px;
  }
  ${touch} {
    [data-button-size='small'] {
      min-height: 44px;
    }
  }
  [data-button-block] {
    width: 100%;
  }
  [data-button='primary'] {
    background: ${color.primary};
    color: ${color['on-primary']};
    --hover: ${color['primary-hover']};
    --press: ${color['primary-press']};
  }
  [data-button='soft'] {
    background: ${color['primary-soft']};
    color: ${color['primary-text']};
    --hover: ${color['primary-soft-hover']};
    --press: ${color['primary-soft-hover']};
  }
  [data-button='gray'] {
    background: ${color['border-subtle']};
    color: ${color.text};
    --hover: ${color.border};
    --press: ${color.border};
  }
  [data-button='line'] {
    background: ${color.surface};
    color: ${color.text};
    box-shadow: inset 0 0 0 1px ${color['border-control']};
    --hover: ${color['surface-hover']};
    --press: ${color['border-subtle']};
  }
  [data-button='ghost'] {
    color: ${color['text-2']};
    --hover: ${color['surface-hover']};
    --press: ${color['border-subtle']};
  }
  [data-button='danger'] {
    background: ${color.danger};
    color: ${color['on-danger']};
    --hover: ${color['danger-hover']};
    --press: ${color['danger-hover']};
  }
  [data-button]:hover {
    background: var(--hover);
  }
  [data-button]:active {
    background: var(--press);
    transform: scale(0.98);
  }
  [data-button]:disabled,
  [data-button][aria-disabled='true']:not([aria-busy='true']) {
    background: ${color.disabled};
    color: ${color['on-disabled']};
    box-shadow: none;
    cursor: not-allowed;
    transform: none;
  }
  [data-button='ghost']:disabled,
  [data-button='ghost'][aria-disabled='true']:not([aria-busy='true']) {
    background: none;
  }
  [data-button][aria-busy='true'] {
    cursor: progress;
    transform: none;
  }
  [data-button-label],
  [data-button-progress] {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: ${theme.space[2]};
  }
  button[aria-busy='true'] > [data-button-label] {
    opacity: 0;
  }
  [data-button-progress] {
    position: absolute;
    inset: 0;
  }
  [data-spinner] {
    width: 18px;
    height: 18px;
    border: 2.5px solid color-mix(in srgb, currentColor 35%, transparent);
    border-top-color: currentColor;
    border-radius: 50%;
    animation: spin 0.9s linear infinite;
  }
  @keyframes spin {
    to {
      transform: rotate(1turn);
    }
  }
  @media (forced-colors: active) {
    [data-button] {
      border: 1px solid;
    }
  }
`;
