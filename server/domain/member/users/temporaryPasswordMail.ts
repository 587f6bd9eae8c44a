import { TEMPORARY_PASSWORD_MAIL, type FindPasswordPayload } from '@contract/auth';
import { paths } from '@contract/paths';
import { ApiError } from '../../../lib/http/errors';
import { toOrigin } from '../../../lib/http/origin';
import { type MailWriter } from '../../../lib/mail/mailDelivery';
import { type Attempts } from '../../../lib/auth/attempts';
import { type Passwords } from '../../../lib/auth/passwords';
import { createRecoveryLinks } from '../../../lib/auth/recoveryLinks';
import { DAY, HOUR, MINUTE } from '../../../lib/durations';
import { RETENTION } from '../../../lib/jobs/retention';
import { findByPair, findTemporaryExpiry, insertTemporaryPassword } from './recovery.repository';
import { makeTemporaryPassword } from './temporaryPassword';

/** Mails to one account, so that others can neither fill its mailbox nor replace a password that was just mailed (D213). */
const MAX_MAILS = { perHour: 3, perDay: 6 };
const NOT_REPLACED_FOR = 10 * MINUTE;

interface WriterDeps {
  passwords: Passwords;
  now: () => number;
  attempts: Attempts;
  tokenSecret: string;
  /** Without it the mail has no link: a forged Host would lead it elsewhere. */
  publicUrl?: string;
}

/**
 * Creates a temporary password and composes its mail to the member's e-mail address; no mail for an unknown pair, beyond
 * the limits of an account, and while the last one is new. The password is stored once its mail was accepted: one that
 * nobody has received never works (D174).
 */
export function writeTemporaryPassword({ passwords, now, attempts, tokenSecret, publicUrl }: WriterDeps): MailWriter {
  const links = createRecoveryLinks(tokenSecret, now);
  const linkTo = (memberId: number) =>
    publicUrl && `${toOrigin(publicUrl)}${paths.login}#recovery=${links.create(memberId)}`;
  return async ({ payload }, db) => {
    const { afterUndo = false, ...pair } = payload as FindPasswordPayload & { afterUndo?: boolean };
    // Also for an unknown pair, so that the server load does not reveal whether a pair is known.
    const password = makeTemporaryPassword();
    const hashed = await passwords.hash(password);

    const member = await findByPair(db, pair);
    if (!member?.email) return null;
    const counted = afterUndo ? NOT_COUNTED : await countMail(attempts, member.id);
    if (!counted) return null;
    if (!afterUndo && isNew(await findTemporaryExpiry(db, member.id), now())) {
      await counted.giveBack();
      return null;
    }
    const { subject, text } = TEMPORARY_PASSWORD_MAIL;
    return {
      mail: { to: member.email, subject, text: text(password, linkTo(member.id)) },
      sent: (trx) => insertTemporaryPassword(trx, member.id, hashed, new Date(now() + RETENTION.temporaryPassword)),
      // A mail that could not be sent is not counted.
      failed: () => counted.giveBack(),
    };
  };
}

/** Who has restored the e-mail has no other way in, whatever strangers asked for before. */
const NOT_COUNTED = { giveBack: () => Promise.resolve() };

/** Counts a mail to the account. @returns undefined beyond its limits */
function countMail(attempts: Attempts, memberId: number) {
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
