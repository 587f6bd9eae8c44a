import { type SessionData } from '@contract/auth';
import { MESSAGES } from '@contract/messages';
import { http, type HttpResponseResolver } from 'msw';
import { createSession } from '../create/session';
import { mockServer } from '../mockServer';
import { respond, respondWithError } from './responses';

export type Check = 'check_email' | 'check_username' | 'check_nickname';

/** Responds "available" to the three checks, unless the test handles one of them. */
export function serveChecks(answers: Partial<Record<Check, HttpResponseResolver>> = {}) {
  const available: HttpResponseResolver = () => respond(null);
  mockServer.use(
    ...(['check_email', 'check_username', 'check_nickname'] as const).map((check) =>
      http.get(`*/api/users/${check}`, answers[check] ?? available),
    ),
  );
}

/** Finds members by part of their nickname, as the server does; returns the keywords, in order. */
export function serveMembers(nicknames: string[]) {
  const searched: string[] = [];
  mockServer.use(
    http.get('*/api/users/search', ({ request }) => {
      const nickname = new URL(request.url).searchParams.get('nickname') ?? '';
      searched.push(nickname);
      const found = nicknames.filter((name) => name.includes(nickname));
      return found.length > 0 ? respond<string[]>(found) : respondWithError(400, MESSAGES.unknownMember);
    }),
  );
  return searched;
}

/** Accepts every join and opens the session of the new member; returns the forms sent, in order. */
export function serveJoin(session: Partial<SessionData> = {}) {
  const sent: FormData[] = [];
  mockServer.use(
    http.post('*/api/users/join', async ({ request }) => {
      sent.push(await request.formData());
      return respond(createSession(session), { access: 'token-of-newcomer' });
    }),
  );
  return sent;
}

export function serveJoinResponse(resolver: HttpResponseResolver) {
  mockServer.use(http.post('*/api/users/join', resolver));
}
