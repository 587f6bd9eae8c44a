import { type Action } from '@reduxjs/toolkit';
import { labelApiAction } from '@/shared/api';

const SECRET = /password|token$|^access$/i;
const MASK = '•••';

/** State and actions as Redux DevTools shows them: calls by the name of their endpoint, passwords and tokens masked. */
export const devTools = {
  actionSanitizer: <A extends Action>(action: A): A => masked(labelApiAction(action)) as A,
  stateSanitizer: <State>(state: State): State => masked(state) as State,
};

/**
 * A copy with every text under a secret name masked, also within lists and objects; values that are no plain data, such
 * as files, are replaced by their type.
 */
function masked(value: unknown, isSecret = false): unknown {
  if (typeof value === 'string' && isSecret) return MASK;
  if (Array.isArray(value)) return value.map((part) => masked(part, isSecret));
  if (typeof value !== 'object' || value === null) return value;
  if (Object.getPrototypeOf(value) !== Object.prototype) return `[${value.constructor.name}]`;

  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, masked(part, isSecret || SECRET.test(name))]),
  );
}
