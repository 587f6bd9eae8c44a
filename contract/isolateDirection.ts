const MARKS_OF_DIRECTION = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/;
const ISOLATES = /[\u2066-\u2069]/g;
const ISOLATE = '\u2068';
const END = '\u2069';

/**
 * Isolates the text direction of a member's text inside a plain sentence. Isolates within the text are left out: an end
 * without a start would end this one.
 */
export const isolateDirection = (text: string) =>
  MARKS_OF_DIRECTION.test(text) ? ISOLATE + text.replace(ISOLATES, '') + END : text;
