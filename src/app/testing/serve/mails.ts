import { type Envelope } from '@contract/envelope';
import { MAIL_MESSAGES, type MailCodePayload, type MailLink, type Mails } from '@contract/mails';
import { http } from 'msw';
import { createMailCode, createMails } from '../create/mails';
import { mockServer } from '../mockServer';
import { respond, respondWithError } from './responses';

/**
 * Serves the addresses as the server does: one code is right.
 * @param after called once the e-mail is confirmed
 * @returns the entered codes, in order
 */
export function serveMails(mails: Mails, right = '482915', after?: () => void) {
  const entered: string[] = [];
  let stored = mails;
  mockServer.use(
    http.get<never, never, Envelope<Mails>>('*/api/users/me/mails', () => respond(stored)),
    http.post<never, MailCodePayload, Envelope<Mails>>('*/api/users/me/mails/email', async ({ request }) => {
      const { code } = await request.json();
      entered.push(code);
      const { email } = stored;
      if (code !== right) {
        const triesLeft = (email.code?.triesLeft ?? 0) - 1;
        stored = { ...stored, email: { ...email, code: email.code && { ...email.code, triesLeft } } };
        if (triesLeft === 0) return respondWithError(409, MAIL_MESSAGES.codeEnded);
        const message = MAIL_MESSAGES.codeWrong(triesLeft);
        return respondWithError(400, message, [{ field: 'code', message }]);
      }
      const address = email.code?.address ?? email.address;
      stored = createMails({ address });
      after?.();
      return respond(stored);
    }),
    http.post<never, never, Envelope<Mails>>('*/api/users/me/mails/email/code', () => {
      stored = { ...stored, email: { ...stored.email, code: createMailCode({ address: stored.email.address ?? '' }) } };
      return respond(stored);
    }),
    http.delete<never, never, Envelope<Mails>>('*/api/users/me/mails/email', () => {
      stored = { ...stored, email: { ...stored.email, code: null } };
      return respond(stored);
    }),
  );
  return entered;
}

/** Serves the link of a mail; returns the acts on it, in order. */
export function serveMailLink(link: MailLink) {
  const acts: string[] = [];
  mockServer.use(
    http.post<never, { token: string; act?: string }, Envelope<MailLink>>(
      '*/api/users/mail_link',
      async ({ request }) => {
        const { token, act } = await request.json();
        if (token !== 'token') return respondWithError(404, MAIL_MESSAGES.linkGone);
        if (act !== undefined) acts.push(act);
        return respond(act === 'REFUSE' ? { ...link, removed: true as const } : link);
      },
    ),
  );
  return acts;
}
