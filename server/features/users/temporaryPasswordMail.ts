import { TEMPORARY_PASSWORD_MAIL, type FindPasswordPayload } from '@contract/auth';
import { type MailWriter } from '../../lib/mail/mailQueue';
import { type Passwords } from '../../lib/auth/passwords';
import { RETENTION } from '../../lib/jobs/retention';
import { findByPair, deleteRepeatedRequests, insertTemporaryPassword } from './recovery.repository';
import { makeTemporaryPassword } from './temporaryPassword';

interface WriterDeps {
  passwords: Passwords;
  now: () => number;
}

/** Creates a temporary password and composes its mail to the member's e-mail address; no mail for an unknown pair. */
export function writeTemporaryPassword({ passwords, now }: WriterDeps): MailWriter {
  return async (payload, trx) => {
    const pair = payload as FindPasswordPayload;
    // Also for an unknown pair, so that the server load does not reveal whether a pair is known.
    const password = makeTemporaryPassword();
    const hash = await passwords.hash(password);

    const member = await findByPair(trx, pair);
    if (!member?.email) return null;
    await deleteRepeatedRequests(trx, pair);
    await insertTemporaryPassword(trx, member.id, hash, new Date(now() + RETENTION.temporaryPassword));
    const { subject, text } = TEMPORARY_PASSWORD_MAIL;
    return { to: member.email, subject, text: text(password) };
  };
}
