import { type Attempts } from './attempts';
import { type Passwords } from './passwords';

/** The hash of the own password. */
export interface CurrentPasswords {
  password_hash: string | null;
  /** In a session opened with a temporary password, the temporary one also counts as the current one (D20). */
  temporary_password_hash: string | null;
  /** The kept login of the session: each resume would give five attempts more. */
  grant_id: string | null;
}

/** Compares a typed password. @throws ApiError 429 after too many wrong ones in the session, also for the right one */
export type IsCurrentPassword = (sessionId: string, own: CurrentPasswords, typed: string) => Promise<boolean>;

/**
 * Limits wrong current passwords per session, or per kept login, over all endpoints, so that a stolen session has five
 * attempts.
 */
const WRONG_PER_SESSION = { max: 5, per: 15 * 60_000 };

/** Checks the current password, with a limit on wrong ones that all routes share. */
export function createCurrentPasswordCheck(deps: { passwords: Passwords; attempts: Attempts }): IsCurrentPassword {
  const { passwords, attempts } = deps;

  return async (sessionId, own, typed) => {
    const attempt = await attempts.begin([
      { key: `current password ${own.grant_id ?? sessionId}`, ...WRONG_PER_SESSION },
    ]);
    const isRight = await matches(own, typed);
    if (isRight) await attempt.giveBack();
    return isRight;
  };

  async function matches({ password_hash: hash, temporary_password_hash: temporary }: CurrentPasswords, typed: string) {
    if (await passwords.verify(hash, typed)) return true;
    return temporary !== null && passwords.verify(temporary, typed);
  }
}
