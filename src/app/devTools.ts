import { type Action } from '@reduxjs/toolkit';
import { labelApiAction } from '@/shared/api';

const SECRET = /password|token$|^access$/i;
const MASK = '•••';

/** What Redux DevTools may show: calls under their endpoint's name, passwords and tokens masked. */
export const devTools = {
  actionSanitizer: <A extends Action>(action: A): A => masked(labelApiAction(action)) as A,
  stateSanitizer: <State>(state: State): State => masked(state) as State,
};

/** A copy with every secret covered; files, answers and other things that are no plain data by their kind alone. */
function masked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(masked);
  if (typeof value !== 'object' || value === null) return value;
  if (Object.getPrototypeOf(value) !== Object.prototype) return `[${value.constructor.name}]`;

  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, SECRET.test(name) && part !== null ? MASK : masked(part)]),
  );
}
