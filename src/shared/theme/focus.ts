/** The focus ring of every control for keyboard focus; it follows the control's own radius. */
export const focusRing = `
  &:focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
`;

/**
 * Styles of a box while the keyboard focus is on a control inside it. Firefox before 121 has no `:has()` and shows them
 * for every focus.
 */
export const focusInside = (styles: string, focused = ':focus-visible') => `
  &:has(${focused}) {
    ${styles}
  }
  @supports not selector(:has(*)) {
    &:focus-within {
      ${styles}
    }
  }
`;

const ring = `
  outline: 2px solid var(--focus);
  outline-offset: 2px;
`;

/** The focus ring of a label that is drawn in place of its hidden input. */
export const labelFocusRing = focusInside(ring);

/** Border and halo of a focused text input. */
export const inputFocus = `
  border-color: var(--primary);
  outline: 1px solid var(--primary);
  outline-offset: 0;
  box-shadow: 0 0 0 3px color-mix(in srgb, var(--focus) 22%, transparent);
`;

/** Visually hidden, read by screen readers. */
export const visuallyHidden = `
  position: absolute;
  width: 1px;
  height: 1px;
  margin: 0;
  padding: 0;
  border: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** A link that covers its positioned card, with the focus ring around all of it. */
export const stretchedLink = (radius: string) => `
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${radius};
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
`;
