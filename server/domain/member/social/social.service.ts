import { emailField } from '@contract/auth';
import { textField } from '@contract/fields';
import { LIMITS } from '@contract/limits';
import { MESSAGES } from '@contract/messages';
import { SOCIAL_MESSAGES, type SocialSignup } from '@contract/social';
import { ApiError, notFound } from '../../../lib/http/errors';
import { type SocialFlow, type SocialPurpose } from '../../../lib/auth/socialCookie';
import { ProviderUnreachable, type Identity, type OpenId } from '../../../lib/openId/openId';
import { type OpenIdProvider } from '../../../lib/openId/providers';
import { isSuspended } from '../../moderation';
import { type Recheck } from '../auth/openSession.repository';
import { type LoginBrowser, type LoginService } from '../auth/login.service';
import { toSessionMember, type OpenedSession } from '../auth/openedSession';
import { suspendedLogin } from '../auth/suspendedLogin';
import { noteSocialUse, type SocialRepository } from './social.repository';

export interface SocialServiceDeps {
  social: SocialRepository;
  openId: OpenId;
  providers: readonly OpenIdProvider[];
  /** The address of a provider's callback, as it was registered there. */
  callbackOf: (provider: string) => string;
  logins: Pick<LoginService, 'openFor'>;
  /** The clock of rows. */
  shiftedNow: () => number;
  /** The address that a suspended member may contact. */
  operatorEmail?: string;
}

export type Started = Extract<SocialFlow, { step: 'STARTED' }>;
export type Returned = Extract<SocialFlow, { step: 'RETURNED' | 'SIGNUP' }>;

export type SocialService = ReturnType<typeof createSocialService>;

/** Login by providers of OpenID Connect (D182). */
export function createSocialService(deps: SocialServiceDeps) {
  const { social, openId, callbackOf, shiftedNow } = deps;
  const providers = new Map(deps.providers.map((provider) => [provider.name, provider]));

  /** @throws ApiError 404 */
  function providerNamed(name: string): OpenIdProvider {
    const provider = providers.get(name);
    if (!provider) throw notFound(MESSAGES.pageNotFound);
    return provider;
  }

  /** Begins a login or a link at a provider. @throws ApiError 404 for an unknown one, 503 for one that does not answer */
  async function start(name: string, purpose: SocialPurpose): Promise<{ url: string; flow: Started }> {
    const provider = providerNamed(name);
    try {
      const { url, checks } = await openId.start(provider, callbackOf(name));
      return { url, flow: { step: 'STARTED', provider: name, purpose, checks } };
    } catch (error) {
      if (!(error instanceof ProviderUnreachable)) throw error;
      const headers = { 'retry-after': '2' };
      throw new ApiError(503, SOCIAL_MESSAGES.unreachable(provider.label), { headers, cause: error });
    }
  }

  /**
   * Reads what a provider sends the browser back with.
   * @param flow what this browser has started
   * @throws Error when it does not fit
   */
  async function finish(name: string, query: string, flow: Started | undefined): Promise<Returned | 'cancelled'> {
    const provider = providers.get(name);
    if (!provider || flow?.provider !== name) throw new Error('Another login was started.');
    const callback = new URL(`${callbackOf(name)}?${query}`);
    const isOwn = callback.searchParams.get('state') === flow.checks.state;
    if (isOwn && callback.searchParams.get('error') === 'access_denied') return 'cancelled';
    const identity = await openId.finish(provider, callback, flow.checks);
    return { step: 'RETURNED', provider: name, purpose: flow.purpose, identity };
  }

  /**
   * Logs in the member of an identity, or tells what the provider knows for a sign-up.
   * @throws ApiError 400 without a login of this browser, 403 to a suspended member
   */
  async function exchange(flow: Returned | undefined, browser: LoginBrowser): Promise<OpenedSession | SocialSignup> {
    const provider = providers.get(flow?.provider ?? '');
    if (!provider || flow?.purpose.for !== 'LOGIN') throw new ApiError(400, SOCIAL_MESSAGES.failed);
    const found = await social.find(flow.identity);
    if (!found) return toSignup(provider, flow.identity);
    if (isSuspended(found.suspended_until, new Date(shiftedNow()))) throw suspendedLogin(found, deps.operatorEmail);
    const member = toSessionMember({ ...found, id: found.member_id });
    const recheck: Recheck = (trx, { id }) => noteSocialUse(trx, flow.identity, id, new Date(shiftedNow()));
    const by = { recheck, method: provider.label, refusal: SOCIAL_MESSAGES.failed };
    return deps.logins.openFor(member, by, { ...browser, keep: flow.purpose.keep });
  }

  async function toSignup(provider: OpenIdProvider, identity: Identity): Promise<SocialSignup> {
    const name = textField(LIMITS.name).isValidSync(identity.name) ? identity.name : undefined;
    const email = emailField().isValidSync(identity.email) ? identity.email : undefined;
    return {
      provider: provider.name,
      name: name ?? '',
      email: email ?? '',
      emailVerified: email !== undefined && provider.isTrustedWithEmail && identity.emailVerified,
      emailFree: email !== undefined && (await social.isFree(email)),
    };
  }

  /** Before a body is read. @throws ApiError 404 */
  const checkKnown = async (name: string): Promise<void> => void providerNamed(name);

  return { checkKnown, start, finish, exchange };
}
