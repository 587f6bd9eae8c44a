/** The header with the idempotency key of a creating request: repeating the request creates nothing again (MEND-52). */
export const IDEMPOTENCY_KEY_HEADER = 'Idempotency-Key';

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/** Whether a header value is a UUID, the only accepted format of a key. */
export const isIdempotencyKey = (value: unknown): value is string => typeof value === 'string' && UUID.test(value);
