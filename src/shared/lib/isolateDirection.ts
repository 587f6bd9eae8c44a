const MARKS_OF_DIRECTION = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/;
const ISOLATE = '\u2068';
const END = '\u2069';

/** A member's text inside a sentence that is plain text: what it says about direction ends with it. */
export const isolateDirection = (text: string) => (MARKS_OF_DIRECTION.test(text) ? ISOLATE + text + END : text);
