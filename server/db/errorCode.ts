/** The code of a system error (`ENOENT`) or of PostgreSQL (`23505`); empty when it has none. */
export function errorCode(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}
