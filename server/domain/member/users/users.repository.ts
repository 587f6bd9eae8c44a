import { isReservedNickname } from '@contract/auth';
import { nameKey } from '@contract/text';
import { type CheckedField } from '@contract/signup';
import { LIMITS } from '@contract/limits';
import { sql, type Kysely } from 'kysely';
import { emailNorm } from '../../../lib/addresses/emailNorm';
import { isAddressTaken } from '../addresses/takenAddress.repository';
import { type Tables } from '../../../db/tables';
import { certifiedNickname, isKnownTo } from '../../access';
import { emailHash } from './emailHash';

/** Queries for members by other members and by the signup. */
export function createUsersRepository(db: Kysely<Tables>) {
  /** @param memberId the member who asks, whose own addresses and certified nicknames are free; undefined while joining */
  async function isTaken(field: CheckedField, value: string, memberId?: number): Promise<boolean> {
    if (field === 'email') return isAddressTaken(db, value, memberId);
    const column = ({ username: 'username', nickname: 'nickname_key' } as const)[field];
    if (field === 'nickname' && isReservedNickname(value)) return true;
    const found = await db.selectFrom('member').select('id').where(column, '=', nameKey(value)).executeTakeFirst();
    if (found !== undefined || field !== 'nickname') return found !== undefined;
    return (await isHiddenNickname(db, nameKey(value))) || isCertified(db, nameKey(value), memberId);
  }

  /** Whether a suspended member with this address has withdrawn (D134). */
  async function isBarred(email: string, at: Date): Promise<boolean> {
    const hashes = [emailHash(email), emailHash(emailNorm(email))];
    const barred = db.selectFrom('barred_email').select('hash').where('hash', 'in', hashes);
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

/** A nickname that an operator has hidden stays reserved. */
async function isHiddenNickname(db: Kysely<Tables>, key: string): Promise<boolean> {
  const hidden = db
    .selectFrom('hidden_profile')
    .select('member_id')
    .where(sql<boolean>`(nickname_key = ${key} or ${key} = any(later_nickname_keys))`);
  return (await hidden.executeTakeFirst()) !== undefined;
}

/** Whether a valid credential of another member states this nickname (D157). */
async function isCertified(db: Kysely<Tables>, key: string, memberId?: number): Promise<boolean> {
  const stated = db
    .selectFrom('credential')
    .select('id')
    .where('withdrawn_at', 'is', null)
    .where(certifiedNickname, '=', key);
  const others = memberId === undefined ? stated : stated.where('member_id', '<>', memberId);
  return (await others.executeTakeFirst()) !== undefined;
}

export type UsersRepository = ReturnType<typeof createUsersRepository>;
export type AccountRow = Awaited<ReturnType<UsersRepository['findAccount']>>;
