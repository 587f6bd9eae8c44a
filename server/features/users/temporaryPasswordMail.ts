import { TEMPORARY_PASSWORD_MAIL, type FindPasswordPayload } from '@contract/auth';
import { type Trx } from '../../db/tables';
import { ApiError } from '../../lib/http/errors';
import { type MailWriter } from '../../lib/mail/mailQueue';
import { type Attempts } from '../../lib/auth/attempts';
import { type Passwords } from '../../lib/auth/passwords';
import { DAY, HOUR, MINUTE } from '../../lib/durations';
import { RETENTION } from '../../lib/jobs/retention';
import {
  deleteRepeatedRequests,
  findByPair,
  findTemporaryExpiry,
  insertTemporaryPassword,
} from './recovery.repository';
import { makeTemporaryPassword } from './temporaryPassword';

/** Mails to one account, so that others can neither fill its mailbox nor replace a password that was just mailed (D213). */
const MAX_MAILS = { perHour: 3, perDay: 6 };
const NOT_REPLACED_FOR = 10 * MINUTE;

interface WriterDeps {
  passwords: Passwords;
  now: () => number;
  /** Counts in the transaction of the mail, so that a mail that could not be sent is not counted. */
  attemptsIn: (trx: Trx) => Attempts;
}

/**
 * Creates a temporary password and composes its mail to the member's e-mail address; no mail for an unknown pair, beyond
 * the limits of an account, and while the last one is new.
 */
export function writeTemporaryPassword({ passwords, now, attemptsIn }: WriterDeps): MailWriter {
  return async (payload, trx) => {
    const pair = payload as FindPasswordPayload;
    // Also for an unknown pair, so that the server load does not reveal whether a pair is known.
    const password = makeTemporaryPassword();
    const hash = await passwords.hash(password);

    const member = await findByPair(trx, pair);
    if (!member?.email) return null;
    await deleteRepeatedRequests(trx, pair);
    // Locks the counts of the account: of two processes with requests of one account, the second sees the first's password.
    const mail = await beginMail(attemptsIn(trx), member.id);
    if (!mail) return null;
    if (isNew(await findTemporaryExpiry(trx, member.id), now())) {
      await mail.giveBack();
      return null;
    }
    await insertTemporaryPassword(trx, member.id, hash, new Date(now() + RETENTION.temporaryPassword));
    const { subject, text } = TEMPORARY_PASSWORD_MAIL;
    return { to: member.email, subject, text: text(password) };
  };
}

/** Counts a mail to the account. @returns undefined beyond its limits */
function beginMail(attempts: Attempts, memberId: number) {
  const limits = [
    { key: `recovery mail hour ${memberId}`, max: MAX_MAILS.perHour, per: HOUR },
    { key: `recovery mail day ${memberId}`, max: MAX_MAILS.perDay, per: DAY },
  ];
  return attempts.begin(limits).catch((error: unknown) => {
    if (error instanceof ApiError && error.statusCode === 429) return undefined;
    throw error;
  });
}

/** Whether an unused temporary password is in its first ten minutes. */
function isNew(expiresAt: Date | undefined, now: number): boolean {
  return expiresAt !== undefined && expiresAt.getTime() - RETENTION.temporaryPassword > now - NOT_REPLACED_FOR;
}
