import { TEMPORARY_PASSWORD_MAIL, type FindPasswordPayload } from '@contract/auth';
import { type MailWriter } from '../../lib/mail/mailQueue';
import { type Passwords } from '../../lib/passwords';
import { RETENTION } from '../../lib/retention';
import { findByPair, forgetRepeats, keepTemporaryPassword } from './recovery.repository';
import { makeTemporaryPassword } from './temporaryPassword';

interface WriterDeps {
  passwords: Passwords;
  now: () => number;
}

/** Gives the member of a pair a temporary password and tells it to the e-mail of the signup; nobody for an unknown pair (D20). */
export function writeTemporaryPassword({ passwords, now }: WriterDeps): MailWriter {
  return async (payload, trx) => {
    const pair = payload as FindPasswordPayload;
    // For an unknown pair too: what the server does next must not tell one from the other by its load.
    const password = makeTemporaryPassword();
    const hash = await passwords.hash(password);

    const member = await findByPair(trx, pair);
    if (!member?.email) return null;
    await forgetRepeats(trx, pair);
    await keepTemporaryPassword(trx, member.id, hash, new Date(now() + RETENTION.temporaryPassword));
    const { subject, text } = TEMPORARY_PASSWORD_MAIL;
    return { to: member.email, subject, text: text(password) };
  };
}
