import { ACCOUNT_MESSAGES } from '@contract/auth';
import { TIMES } from '@contract/limits';
import { type Confirmation, type OperatorDesk } from '@contract/operator';
import { type IsCurrentPassword } from '../../../lib/auth/currentPassword';
import { refused } from '../../../lib/http/errors';
import { type Member } from '../../access';
import { type OperatorRepository } from './operator.repository';

interface OperatorServiceDeps {
  operators: OperatorRepository;
  isCurrentPassword: IsCurrentPassword;
  now: () => number;
}

/** An operator's own access to the desk (D130). */
export function createOperatorService({ operators, isCurrentPassword, now }: OperatorServiceDeps) {
  async function read({ id, nickname }: Member, confirmedUntil: number | null): Promise<OperatorDesk> {
    const [waiting, newestReport] = await Promise.all([operators.countWaiting(id), operators.findNewestReport()]);
    return { memberId: id, nickname, confirmedUntil: toInstant(confirmedUntil), waiting, newestReport };
  }

  /**
   * Confirms a session for fifteen minutes; a wrong password is logged.
   * @throws ApiError 400 for a wrong password, 429 after too many
   */
  async function confirm({ id, sessionId }: Member, typed: string): Promise<Confirmation> {
    const { password_hash: hash = null, grant_id = null } = (await operators.findPassword(id, sessionId)) ?? {};
    const until = new Date(now() + TIMES.operatorConfirmation);
    const own = { password_hash: hash, temporary_password_hash: null, grant_id };
    const isRight = await isCurrentPassword(sessionId, own, typed);
    if (isRight && hash !== null && (await operators.confirm(sessionId, hash, until)))
      return { confirmedUntil: until.toISOString() };
    await operators.logFailure(id, new Date(now()));
    throw refused('password', ACCOUNT_MESSAGES.currentPasswordWrong);
  }

  return { read, confirm };
}

const toInstant = (at: number | null) => (at === null ? null : new Date(at).toISOString());
