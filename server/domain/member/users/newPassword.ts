import { ACCOUNT_MESSAGES } from '@contract/auth';
import { isCommonPassword } from '../../../lib/auth/commonPasswords';
import { refused } from '../../../lib/http/errors';

interface NewPassword {
  /** Of the form, for the refusal. */
  field: 'password' | 'newPassword';
  password: string;
  username: string;
}

/**
 * Checks a new password beyond the rules of its form (D185); a password of before goes on.
 * @throws ApiError 400 for a common one and for one that contains the username
 */
export async function checkNewPassword({ field, password, username }: NewPassword): Promise<void> {
  if (await isCommonPassword(password)) throw refused(field, ACCOUNT_MESSAGES.passwordCommon);
  if (password.toLowerCase().includes(username.toLowerCase())) {
    throw refused(field, ACCOUNT_MESSAGES.passwordWithUsername);
  }
}
