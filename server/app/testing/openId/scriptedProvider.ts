import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type JWK, type JWTPayload } from 'jose';

/** What a provider says of a login. By default it is an honest one. */
export interface ProviderAnswer {
  subject: string;
  name?: string;
  email?: string;
  emailVerified?: boolean;
  /** Replaces claims of the ID token. */
  claims?: JWTPayload;
  /** Signs with a key that the provider does not name, or not at all. */
  signature?: 'foreign' | 'none';
  /** Sends no ID token. */
  withoutIdToken?: true;
  /** What the ID token lacks is in the user info, which may have another shape than the standard one. */
  userInfo?: object;
}

interface Granted extends ProviderAnswer {
  nonce: string;
  challenge: string;
}

export type ScriptedProvider = Awaited<ReturnType<typeof startScriptedProvider>>;

export const CLIENT = { id: 'teamieum', secret: 'the secret of the client' } as const;
const KEY_ID = 'key-1';
const HOUR = 3_600;

/** A provider of OpenID Connect on this machine, which tells the truth or lies, as each login of a test wants it. */
export async function startScriptedProvider() {
  const [own, foreign] = [await generateKeyPair('RS256'), await generateKeyPair('RS256')];
  const jwk: JWK = { ...(await exportJWK(own.publicKey)), kid: KEY_ID, alg: 'RS256', use: 'sig' };
  const granted = new Map<string, Granted>();
  const userInfos = new Map<string, object>();
  let isDown = false;
  let isSilent = false;

  const server = createServer((request, response) => {
    if (isSilent) return;
    if (isDown) request.socket.destroy();
    else void respond(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '', issuer);
    const [status, body] = await (ROUTES[pathname]?.(request) ?? [404, {}]);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  }

  const ROUTES: Record<string, (request: IncomingMessage) => Promise<[number, object]> | [number, object]> = {
    '/.well-known/openid-configuration': () => [
      200,
      {
        issuer,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
        userinfo_endpoint: `${issuer}/userinfo`,
        jwks_uri: `${issuer}/jwks`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256', 'none'],
        code_challenge_methods_supported: ['S256'],
      },
    ],
    '/jwks': () => [200, { keys: [jwk] }],
    '/token': async (request) => giveTokens(new URLSearchParams(await read(request))),
    '/userinfo': ({ headers }) => {
      const found = userInfos.get((headers.authorization ?? '').replace('Bearer ', ''));
      return found ? [200, found] : [401, {}];
    },
  };

  async function giveTokens(asked: URLSearchParams): Promise<[number, object]> {
    const code = asked.get('code') ?? '';
    const grant = granted.get(code);
    granted.delete(code);
    const verifier = createHash('sha256').update(asked.get('code_verifier') ?? '');
    if (grant?.challenge !== verifier.digest('base64url')) return [400, { error: 'invalid_grant' }];
    const accessToken = randomUUID();
    if (grant.userInfo) userInfos.set(accessToken, grant.userInfo);
    const tokens = { access_token: accessToken, token_type: 'Bearer', expires_in: HOUR };
    return [200, grant.withoutIdToken ? tokens : { ...tokens, id_token: await idTokenOf(grant) }];
  }

  async function idTokenOf({ subject, name, email, emailVerified, nonce, claims, signature }: Granted) {
    const now = Math.floor(Date.now() / 1_000);
    const told: JWTPayload = {
      iss: issuer,
      sub: subject,
      aud: CLIENT.id,
      iat: now,
      exp: now + HOUR,
      nonce,
      ...(name !== undefined && { name }),
      ...(email !== undefined && { email, email_verified: emailVerified ?? false }),
      ...claims,
    };
    if (signature === 'none') return new UnsecuredJWT(told).encode();
    const { privateKey } = signature === 'foreign' ? foreign : own;
    return new SignJWT(told).setProtectedHeader({ alg: 'RS256', kid: KEY_ID }).sign(privateKey);
  }

  return {
    issuer,
    client: CLIENT,

    /**
     * The person at an authorization address logs in.
     * @returns the path with query to which the provider leads back
     */
    authorize(url: string, answer: ProviderAnswer): string {
      const asked = new URL(url).searchParams;
      const code = randomUUID();
      granted.set(code, { ...answer, nonce: asked.get('nonce') ?? '', challenge: asked.get('code_challenge') ?? '' });
      return callbackOf(asked, { code });
    },

    /** The person gives up. */
    refuse: (url: string): string => callbackOf(new URL(url).searchParams, { error: 'access_denied' }),

    /** From now on it drops connections, or answers again. */
    breakDown(down: boolean): void {
      isDown = down;
    },

    /** From now on it accepts connections and answers nothing. */
    fallSilent(): void {
      isSilent = true;
    },

    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function callbackOf(asked: URLSearchParams, result: Record<string, string>): string {
  const { pathname } = new URL(asked.get('redirect_uri') ?? '');
  return `${pathname}?${new URLSearchParams({ ...result, state: asked.get('state') ?? '' }).toString()}`;
}

async function read(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces).toString();
}
