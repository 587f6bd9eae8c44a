import { type Action } from '@reduxjs/toolkit';
import { labelApiAction } from '@/shared/api';

const SECRET = /password|token$|^access$/i;
const MASK = '•••';

/** What Redux DevTools may show: calls under their endpoint's name, texts of passwords and tokens masked. */
export const devTools = {
  actionSanitizer: <A extends Action>(action: A): A => masked(labelApiAction(action)) as A,
  stateSanitizer: <State>(state: State): State => masked(state) as State,
};

/** A copy with every text of a secret name masked, also within lists and objects of that name; files, answers and other things that are no plain data by their kind alone. */
function masked(value: unknown, isSecret = false): unknown {
  if (typeof value === 'string' && isSecret) return MASK;
  if (Array.isArray(value)) return value.map((part) => masked(part, isSecret));
  if (typeof value !== 'object' || value === null) return value;
  if (Object.getPrototypeOf(value) !== Object.prototype) return `[${value.constructor.name}]`;

  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, masked(part, isSecret || SECRET.test(name))]),
  );
}
