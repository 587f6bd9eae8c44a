import { isReservedNickname } from '@contract/auth';
import { nameKey } from '@contract/text';
import { type CheckedField } from '@contract/signup';
import { LIMITS } from '@contract/limits';
import { sql, type Kysely } from 'kysely';
import { type Tables } from '../../db/tables';
import { isKnownTo } from '../../lib/blocks/blocks';
import { emailHash } from '../../lib/hidden/emailHash';

/** Queries for members by other members and by the signup. */
export function createUsersRepository(db: Kysely<Tables>) {
  async function isTaken(field: CheckedField, value: string): Promise<boolean> {
    const column = ({ email: 'email_key', username: 'username', nickname: 'nickname_key' } as const)[field];
    if (field === 'nickname' && isReservedNickname(value)) return true;
    const found = await db.selectFrom('member').select('id').where(column, '=', nameKey(value)).executeTakeFirst();
    return found !== undefined || (field === 'nickname' && (await isHiddenNickname(nameKey(value))));
  }

  /** A nickname that an operator has hidden stays reserved. */
  async function isHiddenNickname(key: string): Promise<boolean> {
    const hidden = db
      .selectFrom('hidden_profile')
      .select('member_id')
      .where(sql<boolean>`(nickname_key = ${key} or ${key} = any(later_nickname_keys))`);
    return (await hidden.executeTakeFirst()) !== undefined;
  }

  /** Whether a suspended member with this address has withdrawn (D134). */
  async function isBarred(email: string, at: Date): Promise<boolean> {
    const barred = db.selectFrom('barred_email').select('hash').where('hash', '=', emailHash(email));
    return (await barred.where('until_at', '>', at).executeTakeFirst()) !== undefined;
  }

  /**
   * At most ten nicknames that match the pattern, in order, without the excluded members and those with a block to or
   * from the caller.
   */
  async function findNicknames(pattern: string, leftOut: readonly number[], askerId: number) {
    return db
      .selectFrom('member')
      .select(['id', 'nickname'])
      .where('nickname_key', 'like', pattern)
      .where('id', 'not in', leftOut)
      .where(isKnownTo(askerId))
      .orderBy('nickname_key')
      .limit(sql.lit(LIMITS.searchedMembers))
      .execute();
  }

  async function findAccount(id: number) {
    return db
      .selectFrom('member')
      .select([
        'username',
        'name',
        'nickname',
        'birth',
        'gender',
        'email',
        'phone',
        'address',
        'created_at',
        'account_role',
      ])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  }

  /** The file name under which a portfolio file is downloaded. */
  async function findFileName(key: string): Promise<string | undefined> {
    const row = await db
      .selectFrom('member_portfolio')
      .select('file_name')
      .where('file_key', '=', key)
      .executeTakeFirst();
    return row?.file_name;
  }

  return { isTaken, isBarred, findNicknames, findAccount, findFileName };
}

export type UsersRepository = ReturnType<typeof createUsersRepository>;
export type AccountRow = Awaited<ReturnType<UsersRepository['findAccount']>>;
