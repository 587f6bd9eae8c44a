import { type MailCode, type Mails } from '@contract/mails';

/** A code that was sent just now. */
export function createMailCode(overrides: Partial<MailCode> = {}): MailCode {
  return {
    address: 'dawn@teamieum.kr',
    resendDateTime: new Date(Date.now() + 60_000).toISOString(),
    expiresDateTime: new Date(Date.now() + 24 * 3_600_000).toISOString(),
    triesLeft: 5,
    ...overrides,
  };
}

/** The addresses of a member with a confirmed e-mail and nothing else. */
export function createMails(email: Partial<Mails['email']> = {}, others: Partial<Omit<Mails, 'email'>> = {}): Mails {
  const confirmedDateTime = '2026-11-02T03:00:00.000Z';
  const stored = { address: 'dawn@teamieum.kr', confirmedDateTime, disposable: false, code: null };
  return { email: { ...stored, ...email }, school: null, schoolCode: null, ...others };
}

/** Those of a member who has just joined. */
export const createUnconfirmedMails = (code: Partial<MailCode> = {}) =>
  createMails({ confirmedDateTime: null, code: createMailCode(code) });
