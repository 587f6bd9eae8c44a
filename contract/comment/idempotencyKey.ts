/** The header that names one attempt to post a comment, so that repeating it posts nothing again. */
export const IDEMPOTENCY_KEY_HEADER = 'Idempotency-Key';

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

export const isIdempotencyKey = (value: unknown): value is string => typeof value === 'string' && UUID.test(value);
