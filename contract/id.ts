/** The digits of an id without leading zeros, so that every id has one address. */
export const ID_DIGITS = '[1-9]\\d{0,15}';

const DIGITS = new RegExp(`^${ID_DIGITS}$`);

/**
 * Whether a text is an id of any table: up to 2^53 - 1, the largest integer that JSON numbers represent exactly. Handles
 * of evaluations use the whole range (D84).
 */
export const isId = (text: string): boolean => DIGITS.test(text) && Number.isSafeInteger(Number(text));
