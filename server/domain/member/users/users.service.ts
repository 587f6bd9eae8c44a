import { LIMITS } from '@contract/limits';
import { MESSAGES } from '@contract/messages';
import { CHECK_MESSAGES, type CheckedField } from '@contract/signup';
import { nameKey } from '@contract/text';
import { badRequest, refused } from '../../../lib/http/errors';
import { type Member } from '../../access';
import { type UsersRepository } from './users.repository';
import { barredProblem } from './uniqueViolation';

export type UsersService = ReturnType<typeof createUsersService>;

/** Public lookups about members. */
export function createUsersService(users: UsersRepository, now: () => number) {
  /** Checks that a value is available. @throws ApiError 400 when it is taken, or an e-mail address is barred */
  async function checkFree(field: CheckedField, value: string): Promise<void> {
    if (field === 'email' && (await users.isBarred(value, new Date(now())))) throw badRequest(barredProblem);
    if (await users.isTaken(field, value)) throw refused(field, CHECK_MESSAGES[field].taken);
  }

  /**
   * Nicknames that begin with the keyword, then those that contain it; never the caller's.
   * @throws ApiError 400 when there are none
   */
  async function search(keyword: string, asker: Member): Promise<string[]> {
    const key = nameKey(keyword).replace(/[\\%_]/g, '\\$&');
    const first = await users.findNicknames(`${key}%`, [asker.id], asker.id);
    const known = [asker.id, ...first.map(({ id }) => id)];
    const more = first.length < LIMITS.searchedMembers ? await users.findNicknames(`%${key}%`, known, asker.id) : [];
    const nicknames = [...first, ...more].slice(0, LIMITS.searchedMembers).flatMap(({ nickname }) => nickname ?? []);
    if (nicknames.length === 0) throw refused('nickname', MESSAGES.unknownMember);
    return nicknames;
  }

  return { checkFree, search };
}
