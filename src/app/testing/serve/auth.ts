import { type LoginPayload, type SessionData } from '@contract/auth';
import { type Envelope } from '@contract/envelope';
import { http, type HttpResponseResolver } from 'msw';
import { createSession } from '../create/session';
import { mockServer } from '../mockServer';
import { respond } from './responses';

interface TokenBody {
  accessToken?: string;
  extend?: boolean;
}

/** Accepts any login and calls `seen` with its payload. */
export function serveLogin(session: Partial<SessionData> = {}, seen: (sent: LoginPayload) => void = () => undefined) {
  mockServer.use(
    http.post<never, LoginPayload, Envelope<SessionData>>('*/api/login', async ({ request }) => {
      seen(await request.json());
      return respond(createSession(session), { access: 'token-of-login' });
    }),
  );
}

/** Handles logins with the test's resolver. */
export function serveLoginResponse(resolver: HttpResponseResolver) {
  mockServer.use(http.post('*/api/login', resolver));
}

/** Renews, resumes or extends the session; returns the request bodies, in order. */
export function serveToken(session: Partial<SessionData> = {}, accessToken = 'token-renewed') {
  const asked: TokenBody[] = [];
  mockServer.use(
    http.post<never, TokenBody, Envelope<SessionData>>('*/api/token', async ({ request }) => {
      asked.push(await request.json());
      return respond(createSession(session), { access: accessToken });
    }),
  );
  return asked;
}

export function serveTokenResponse(resolver: HttpResponseResolver) {
  mockServer.use(http.post('*/api/token', resolver));
}

export function serveLogout() {
  mockServer.use(http.post('*/api/logout', () => respond(null)));
}
