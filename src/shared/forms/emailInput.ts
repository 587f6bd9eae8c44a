import { LIMITS } from '@contract/limits';

/** Props of an e-mail input. Not of type email: such an input hides its caret, which cutting and masking need. */
export const emailInput = {
  inputMode: 'email',
  max: LIMITS.email,
  autoComplete: 'email',
  autoCapitalize: 'none',
  spellCheck: false,
} as const;
