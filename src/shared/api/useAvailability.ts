import { SIGNUP_MESSAGES, type CheckedField } from '@contract/signup';
import { useLazyCheckEmailQuery, useLazyCheckNicknameQuery, useLazyCheckUsernameQuery } from './endpoints/users';
import { errorMessage, errorStatus, isOffline } from './errorMessage';

const CHECKS = {
  email: useLazyCheckEmailQuery,
  username: useLazyCheckUsernameQuery,
  nickname: useLazyCheckNicknameQuery,
} as const;

/** Checks on the server whether a value is available; resolves to the reason why not, or undefined. */
export function useAvailability(field: CheckedField) {
  const useLazyCheck = CHECKS[field];
  const [ask] = useLazyCheck();

  return async function askWhetherFree(value: string): Promise<string | undefined> {
    const { error } = await ask(value);
    return error && refusalMessage(error);
  };
}

/** The server distinguishes taken and malformed by its messages; everything else is a failed check. */
function refusalMessage(error: unknown): string {
  return errorStatus(error) === 400 || isOffline(error) ? errorMessage(error) : SIGNUP_MESSAGES.checkFailed;
}
