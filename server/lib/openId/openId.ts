import * as client from 'openid-client';
import { HOUR } from '../durations';
import { type OpenIdProvider } from './providers';

/** The person whom a provider has authenticated (OpenID Connect Core). */
export interface Identity {
  issuer: string;
  subject: string;
  name?: string;
  email?: string;
  /** As the provider says. */
  emailVerified: boolean;
}

/** The secrets of one login, which the callback must fit: they stay in the browser that started it. */
export interface LoginChecks {
  state: string;
  nonce: string;
  /** The code verifier of PKCE (RFC 7636). */
  verifier: string;
}

/** The provider does not answer. */
export class ProviderUnreachable extends Error {
  override readonly name = 'ProviderUnreachable';
}

export type OpenId = ReturnType<typeof createOpenId>;

/** Seconds for each answer of a provider. */
const TIMEOUT = 5;
const LONGEST_CLAIM = 255;

/**
 * Logs in at providers of OpenID Connect by authorization code with PKCE, state and nonce (D182). Their tokens are dropped
 * at once.
 * @param timeout seconds for each answer of a provider
 */
export function createOpenId(now: () => number, timeout = TIMEOUT) {
  const discovered = new Map<string, { at: number; configuration: client.Configuration }>();

  /** The endpoints and keys of a provider, kept for an hour. @throws ProviderUnreachable */
  async function configurationOf(provider: OpenIdProvider): Promise<client.Configuration> {
    const known = discovered.get(provider.name);
    if (known && now() - known.at < HOUR) return known.configuration;
    const configuration = await discover(provider, timeout);
    discovered.set(provider.name, { at: now(), configuration });
    return configuration;
  }

  /** @throws ProviderUnreachable */
  async function start(provider: OpenIdProvider, callback: string): Promise<{ url: string; checks: LoginChecks }> {
    const configuration = await configurationOf(provider);
    const checks = {
      state: client.randomState(),
      nonce: client.randomNonce(),
      verifier: client.randomPKCECodeVerifier(),
    };
    const url = client.buildAuthorizationUrl(configuration, {
      redirect_uri: callback,
      scope: provider.scope,
      state: checks.state,
      nonce: checks.nonce,
      code_challenge: await client.calculatePKCECodeChallenge(checks.verifier),
      code_challenge_method: 'S256',
    });
    return { url: url.href, checks };
  }

  /**
   * Exchanges the code of a callback for the identity.
   * @param callback the address of the callback as it was registered, with the query that came
   * @throws Error when the response, the ID token or its signature does not fit
   */
  async function finish(provider: OpenIdProvider, callback: URL, checks: LoginChecks): Promise<Identity> {
    const configuration = await configurationOf(provider);
    const tokens = await client.authorizationCodeGrant(configuration, callback, {
      expectedState: checks.state,
      expectedNonce: checks.nonce,
      pkceCodeVerifier: checks.verifier,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (!claims || claims.sub.length > LONGEST_CLAIM || claims.iss.length > LONGEST_CLAIM)
      throw new Error('The ID token has no usable subject.');
    const told = { ...(await userInfoOf(provider, configuration, tokens.access_token, claims)), ...claims };
    return {
      issuer: claims.iss,
      subject: claims.sub,
      name: typeof told.name === 'string' ? told.name : undefined,
      email: typeof told.email === 'string' ? told.email : undefined,
      emailVerified: told.email_verified === true,
    };
  }

  return { start, finish };
}

async function discover(provider: OpenIdProvider, timeout: number): Promise<client.Configuration> {
  const isLocal = provider.issuer.startsWith('http:');
  try {
    return await client.discovery(new URL(provider.issuer), provider.clientId, provider.clientSecret, undefined, {
      // Also of the later calls of this configuration.
      timeout,
      // Without it the signature of an ID token that comes over TLS is not verified.
      execute: [client.enableNonRepudiationChecks, ...(isLocal ? [client.allowInsecureRequests] : [])],
    });
  } catch (error) {
    throw new ProviderUnreachable(`The provider ${provider.name} does not answer.`, { cause: error });
  }
}

/** What the ID token lacks, of providers that are trusted with e-mails; the others are not asked. */
async function userInfoOf(
  { isTrustedWithEmail }: OpenIdProvider,
  configuration: client.Configuration,
  accessToken: string,
  { sub, email }: client.IDToken,
): Promise<Partial<client.UserInfoResponse>> {
  if (!isTrustedWithEmail || email !== undefined || !configuration.serverMetadata().userinfo_endpoint) return {};
  // An answer about somebody else, or none, leaves the e-mail out.
  return client.fetchUserInfo(configuration, accessToken, sub).catch(() => ({}));
}
