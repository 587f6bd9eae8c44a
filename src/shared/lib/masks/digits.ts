import { asEdit, digitsOf } from './caret';

/** Digits only, at most `max` of them. */
export const maskDigits = (max: number) => asEdit((text) => digitsOf(text).slice(0, max));

const PHONE_PARTS = [3, 4, 4];

/** Cuts digits into parts of these lengths and drops the rest. */
function partsOf(digits: string, lengths: readonly number[]): string[] {
  const parts: string[] = [];
  let start = 0;
  for (const length of lengths) {
    if (start < digits.length) parts.push(digits.slice(start, start + length));
    start += length;
  }
  return parts;
}

const KOREA = /^(?:\+82|0082)(?=\d)0?/;

/** The country code while it is typed: it is replaced with the digit that follows. */
const KOREA_BEGUN = /^\+(82?)?$/;

/** Replaces the country code of Korea by the leading zero (F30). */
const domesticDigits = (dialled: string) => digitsOf(dialled.replace(KOREA, '0'));

/** A phone number while it is typed, 3-4-rest: `01012345678` shows `010-1234-5678` (spec §3, D21). */
export function formatPhone(text: string): string {
  const dialled = text.replace(/[^\d+]/g, '');
  return KOREA_BEGUN.test(dialled) ? dialled : partsOf(domesticDigits(dialled), PHONE_PARTS).join('-');
}

export const maskPhone = asEdit(formatPhone);
