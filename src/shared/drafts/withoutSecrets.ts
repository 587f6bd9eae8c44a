import { type DraftValues } from './draftsSlice';

const SECRET = /password/i;

/** A copy of a form's values for storage: without passwords, photos or files at any depth, and excluded fields. */
export function withoutSecrets(values: object, exclude: readonly string[] = []): DraftValues {
  const kept = Object.entries(values).filter(
    ([name, value]) => !SECRET.test(name) && !exclude.includes(name) && isSerializable(value),
  );
  return Object.fromEntries(kept.map(([name, value]) => [name, copyOf(value)]));
}

const isSerializable = (value: unknown) =>
  value !== undefined && typeof value !== 'function' && !(value instanceof Blob);

function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter(isSerializable).map(copyOf);
  return typeof value === 'object' && value !== null ? withoutSecrets(value) : value;
}
