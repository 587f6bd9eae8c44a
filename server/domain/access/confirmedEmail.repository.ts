import { MAIL_MESSAGES } from '@contract/mails';
import { type Kysely } from 'kysely';
import { type Tables } from '../../db/tables';
import { ApiError } from '../../lib/http/errors';

/** 403 to a member without a confirmed e-mail; the page opens the box for the code (D150b). */
export const emailUnconfirmed = () =>
  new ApiError(403, MAIL_MESSAGES.confirmFirst, {
    problems: [{ field: 'email', message: MAIL_MESSAGES.confirmFirst }],
  });

/**
 * Checks that the member has confirmed an e-mail address; it stays so, whatever addresses follow.
 * @throws ApiError 403 with the field `email`
 */
export async function requireConfirmedEmail(db: Kysely<Tables>, memberId: number): Promise<void> {
  const member = db.selectFrom('member').select('id').where('id', '=', memberId);
  if (!(await member.where('email_confirmed_at', 'is not', null).executeTakeFirst())) throw emailUnconfirmed();
}

/** The flag in session responses: `emailUnconfirmed: true`, or no field. */
export const unconfirmedFlag = (isUnconfirmed: boolean): { emailUnconfirmed?: true } =>
  isUnconfirmed ? { emailUnconfirmed: true } : {};
