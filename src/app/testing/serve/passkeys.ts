import { type SessionData, type LoginWays } from '@contract/auth';
import { type PasskeyLoginPayload, type NewPasskeyPayload } from '@contract/passkey';
import { type Passkey, type Security, type Proof, type ProofPayload } from '@contract/security';
import { http } from 'msw';
import { mockServer } from '../mockServer';
import { respond, respondWithError } from './responses';

export const createPasskey = (overrides: Partial<Passkey> = {}): Passkey => ({
  id: 'one',
  name: 'iPhone · Safari',
  createdDateTime: '2026-11-03T03:00:00Z',
  usedDateTime: null,
  ...overrides,
});

const PASSWORD = 'secret12';

/** Milliseconds for which a proof holds. */
export const PROOF = 600_000;

/** Stores the passkeys of the member as the server does, which asks for a proof; returns the requests, in order. */
export function servePasskeys(passkeys: Passkey[] = [], { provenFor = 0, ways = true } = {}) {
  const sent: string[] = [];
  let provenUntil = provenFor > 0 ? later(provenFor) : null;
  const security = (): Security => ({ provenUntil, devices: [], passkeys, social: [], events: [] });
  const proofDue = () =>
    respondWithError(403, '비밀번호를 한 번 더 확인해 주세요.', [{ field: 'password', message: '비밀번호' }]);
  const onceProven = (act: () => void) => {
    if (provenUntil === null) return proofDue();
    act();
    return respond(security());
  };
  mockServer.use(
    http.get('*/api/login/ways', () => respond<LoginWays>({ social: [], passkeys: ways })),
    http.get('*/api/users/me/security', () => respond(security())),
    http.post<never, ProofPayload>('*/api/users/me/proof', async ({ request }) => {
      sent.push('prove');
      const { password } = await request.json();
      const message = '현재 비밀번호가 맞지 않아요. 다시 확인해 주세요.';
      if (password !== PASSWORD) return respondWithError(400, message, [{ field: 'password', message }]);
      provenUntil = later();
      return respond<Proof>({ provenUntil });
    }),
    http.post('*/api/users/me/passkeys/options', () => {
      sent.push('options');
      return provenUntil === null ? proofDue() : respond(CREATION_OPTIONS);
    }),
    http.post<never, NewPasskeyPayload>('*/api/users/me/passkeys', async ({ request }) => {
      const { credential } = await request.json();
      sent.push(`add ${credential.id}`);
      return onceProven(() => (passkeys = [...passkeys, createPasskey({ id: credential.id })]));
    }),
    http.patch<{ id: string }, { name: string }>('*/api/users/me/passkeys/:id', async ({ request, params }) => {
      const { name } = await request.json();
      sent.push(`rename ${params.id} ${name}`);
      passkeys = passkeys.map((one) => (one.id === params.id ? { ...one, name } : one));
      return respond(security());
    }),
    http.delete<{ id: string }>('*/api/users/me/passkeys/:id', ({ params }) => {
      sent.push(`remove ${params.id}`);
      return onceProven(() => (passkeys = passkeys.filter(({ id }) => id !== params.id)));
    }),
  );
  return sent;
}

const later = (ms = PROOF) => new Date(Date.now() + ms).toISOString();

const CREATION_OPTIONS = {
  rp: { id: 'localhost', name: '팀이음' },
  user: { id: 'AAAA', name: 'dawncode', displayName: '새벽코딩' },
  challenge: 'AAAA',
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
};

/** Responds to logins by passkey; returns the payloads, in order. */
export function servePasskeyLogin(
  login: () => ReturnType<typeof respondWithError> | ReturnType<typeof respond<SessionData>>,
) {
  const sent: PasskeyLoginPayload[] = [];
  mockServer.use(
    http.get('*/api/login/ways', () => respond<LoginWays>({ social: [], passkeys: true })),
    http.post('*/api/login/passkey/options', () =>
      respond({ challenge: 'AAAA', rpId: 'localhost', allowCredentials: [], userVerification: 'required' }),
    ),
    http.post<never, PasskeyLoginPayload>('*/api/login/passkey', async ({ request }) => {
      sent.push(await request.json());
      return login();
    }),
  );
  return sent;
}
