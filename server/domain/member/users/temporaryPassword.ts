import { randomInt } from 'node:crypto';
import { passwordField } from '@contract/auth';

const LENGTH = 12;
/** Without characters that look alike, since it may be typed from another screen. */
const CHARACTERS = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

const rule = passwordField();

/** A random password that satisfies the rule of all passwords, with about 69 bits. */
export function makeTemporaryPassword(): string {
  for (;;) {
    const password = Array.from({ length: LENGTH }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join('');
    if (rule.isValidSync(password)) return password;
  }
}
