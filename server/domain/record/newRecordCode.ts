import { randomInt } from 'node:crypto';
import { LIMITS } from '@contract/limits';
import { RECORD_CODE_ALPHABET } from '@contract/record';

/** A random code of 59 bits. */
export function newRecordCode(): string {
  const letters = Array.from({ length: LIMITS.recordCode }, () =>
    RECORD_CODE_ALPHABET.charAt(randomInt(RECORD_CODE_ALPHABET.length)),
  );
  return letters.join('');
}
