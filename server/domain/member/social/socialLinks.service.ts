import { MESSAGES } from '@contract/messages';
import { type Security } from '@contract/security';
import { SOCIAL_MESSAGES } from '@contract/social';
import { ApiError, conflict, forbidden, notFound } from '../../../lib/http/errors';
import { type OpenIdProvider } from '../../../lib/openId/providers';
import { type Member } from '../../access';
import { type NewLink, type SocialRepository } from './social.repository';
import { type Returned, type SocialService } from './social.service';

export interface SocialLinksDeps {
  social: SocialRepository;
  providers: readonly OpenIdProvider[];
  logins: Pick<SocialService, 'start' | 'checkKnown'>;
  readSecurity: (member: Member) => Promise<Security>;
  wakeMail: () => void;
  /** The clock of rows. */
  shiftedNow: () => number;
}

export type SocialLinksService = ReturnType<typeof createSocialLinksService>;

/** The own links to providers (D182). */
export function createSocialLinksService({
  social,
  providers,
  logins,
  readSecurity,
  wakeMail,
  shiftedNow,
}: SocialLinksDeps) {
  /** Begins a link. @throws ApiError 404 for an unknown provider, 503 for a silent one, 409 when one of it is linked */
  async function startLink(name: string, member: Member) {
    await logins.checkKnown(name);
    if (await social.hasLinked(member.id, name)) throw conflict(SOCIAL_MESSAGES.alreadyLinked);
    return logins.start(name, { for: 'LINK', memberId: member.id });
  }

  /**
   * Links an identity to the member who has started it.
   * @throws ApiError 400 without a link of this browser, 403 for one that another member has started, 409 for an identity
   * of another member, and where one of this provider is linked
   */
  async function link(flow: Returned | undefined, member: Member): Promise<Security> {
    const added = toNewLink(providers, flow, new Date(shiftedNow()));
    if (!added || flow?.purpose.for !== 'LINK') throw new ApiError(400, SOCIAL_MESSAGES.linkFailed);
    if (flow.purpose.memberId !== member.id) throw forbidden(SOCIAL_MESSAGES.linkFailed);
    const result = await social.link(member, added);
    if (result === 'OTHER') throw conflict(SOCIAL_MESSAGES.otherMember(added.label));
    if (result === 'ALREADY') throw conflict(SOCIAL_MESSAGES.alreadyLinked);
    wakeMail();
    return readSecurity(member);
  }

  /** @throws ApiError 404 for a provider that is not linked */
  async function unlink(name: string, member: Member): Promise<Security> {
    if (!(await social.unlink(member, name, new Date(shiftedNow())))) throw notFound(MESSAGES.pageNotFound);
    wakeMail();
    return readSecurity(member);
  }

  /** Before a body is read. @throws ApiError 404 for a provider that is not linked */
  async function checkLinked(name: string, { id }: Member): Promise<void> {
    if (!(await social.hasLinked(id, name))) throw notFound(MESSAGES.pageNotFound);
  }

  return { startLink, link, unlink, checkLinked };
}

/** The link that the identity of a browser makes; undefined without one, and for a provider that is gone. */
export function toNewLink(
  providers: readonly OpenIdProvider[],
  flow: Returned | undefined,
  at: Date,
): NewLink | undefined {
  const provider = providers.find(({ name }) => name === flow?.provider);
  if (!provider || !flow) return undefined;
  const { name, label, isTrustedWithEmail: confirmsEmail } = provider;
  return { provider: name, label, identity: flow.identity, confirmsEmail, at };
}
