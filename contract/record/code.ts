import { LIMITS } from '../limits';

/** Digits and letters that are not confused: without 0, 1, i, l and o. */
export const RECORD_CODE_ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';

const CODE = new RegExp(`^[${RECORD_CODE_ALPHABET}]{${LIMITS.recordCode}}$`);

const ADDRESS = new RegExp(`/record/([${RECORD_CODE_ALPHABET}]{${LIMITS.recordCode}})(?![a-z\\d])`, 'i');

/** The code in the first address of a record that a text contains, such as the bytes of its PDF (D158). */
export function findRecordCode(text: string): string | null {
  const [, code] = ADDRESS.exec(text) ?? [];
  return code === undefined ? null : readRecordCode(code);
}

/** The normalised code of a record, from an address in any case; null for an invalid one. */
export function readRecordCode(text: string): string | null {
  const code = text.toLowerCase();
  return CODE.test(code) ? code : null;
}
