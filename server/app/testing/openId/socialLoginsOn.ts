import { type SessionData } from '@contract/auth';
import { type Security } from '@contract/security';
import { type SocialSignupAnswer, type SocialStart } from '@contract/social';
import { KNOWN_PROVIDERS, type OpenIdProvider } from '../../../lib/openId/providers';
import { type TestResponse } from '../call';
import { type TestMember } from '../member';
import { provingOn } from '../provingOn';
import { type TestServer } from '../startServer';
import { type ProviderAnswer, type ScriptedProvider } from './scriptedProvider';

type Cookies = Record<string, string>;

/** Configurations whose provider is this one: two that are trusted with e-mails, and one that is not. */
export function providersAt({ issuer, client }: ScriptedProvider): OpenIdProvider[] {
  const shared = { issuer, clientId: client.id, clientSecret: client.secret };
  return [
    { ...KNOWN_PROVIDERS['KAKAO']!, ...shared, name: 'kakao', scope: 'openid email' },
    { ...KNOWN_PROVIDERS['GOOGLE']!, ...shared, name: 'google' },
    { ...shared, name: 'hanyang', label: '한양대', scope: 'openid email', isTrustedWithEmail: false },
  ];
}

export const socialOf = ({ cookies }: Pick<TestResponse<unknown>, 'cookies'>) => ({
  social: cookies['social']?.value ?? '',
});

/** What a browser does to log in by a provider. */
export function socialLoginsOn({ call }: Pick<TestServer, 'call'>, provider: ScriptedProvider) {
  /** Begins a login. @returns where the browser goes, and its cookie */
  async function start(name = 'kakao', json: object = {}) {
    const answer = await call<SocialStart>('POST', `/api/login/social/${name}`, { json });
    return { ...answer, url: answer.data?.url, cookies: socialOf(answer) };
  }

  async function callback(path: string, cookies: Cookies) {
    const answer = await call('GET', path, { cookies });
    return { ...answer, to: answer.headers['location'], cookies: { ...cookies, ...socialOf(answer) } };
  }

  const exchange = (cookies: Cookies) =>
    call<SessionData & Partial<SocialSignupAnswer>>('POST', '/api/login/social', { cookies, json: {} });

  /** A whole login, up to the exchange. */
  async function logIn(person: ProviderAnswer, name = 'kakao', json: object = {}) {
    const { url, cookies } = await start(name, json);
    const back = await callback(provider.authorize(url, person), cookies);
    return exchange(back.cookies);
  }

  /** Begins a link, of a session that is proven. */
  async function startLink({ token, password }: TestMember, name = 'kakao') {
    await provingOn({ call }).prove({ token, password });
    return call<SocialStart>('POST', `/api/users/me/social/${name}`, { token });
  }

  const exchangeLink = ({ token }: TestMember, cookies: Cookies) =>
    call<Security>('POST', '/api/users/me/social', { token, cookies, json: {} });

  return { start, callback, exchange, logIn, startLink, exchangeLink };
}
