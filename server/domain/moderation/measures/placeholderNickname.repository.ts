import { randomInt } from 'node:crypto';
import { nameKey } from '@contract/text';
import { type Kysely } from 'kysely';
import { type Tables } from '../../../db/tables';

const PLACEHOLDER = '회원';
const DIGITS = 8;
const PATTERN = new RegExp(`^${PLACEHOLDER}\\d{${DIGITS}}$`);

/** `회원` with unused digits. */
export async function freeNickname(db: Kysely<Tables>): Promise<string> {
  for (;;) {
    const nickname = PLACEHOLDER + String(randomInt(10 ** (DIGITS - 1), 10 ** DIGITS));
    const taken = db.selectFrom('member').select('id').where('nickname_key', '=', nameKey(nickname));
    if (!(await taken.executeTakeFirst())) return nickname;
  }
}

/** Whether the nickname is one that replaces a hidden one. */
export const isPlaceholder = (nickname: string) => PATTERN.test(nickname);
