import { type FastifyReply, type FastifyRequest } from 'fastify';
import { deviceWords } from '../../../lib/auth/deviceWords';
import { createSocialCookies } from '../../../lib/auth/socialCookie';
import { type FeatureDeps } from '../../../lib/featureDeps';
import { findLinked, type NewLink } from './social.repository';
import { toNewLink } from './socialLinks.service';

export type SocialJoin = ReturnType<typeof createSocialJoin>;

type SocialJoinDeps = Pick<FeatureDeps, 'db' | 'tokenSecret' | 'now' | 'shiftedNow' | 'openIdProviders'>;

/** The identity with which a browser has begun to sign up (D187). */
export function createSocialJoin({ db, tokenSecret, now, shiftedNow, openIdProviders }: SocialJoinDeps) {
  const cookies = createSocialCookies(tokenSecret, now);
  const linkOf = (request: FastifyRequest): NewLink | undefined =>
    toNewLink(openIdProviders, cookies.read(request, 'SIGNUP'), new Date(shiftedNow()));

  return {
    /** What the join links; nothing once the sign-up has taken too long. */
    read: (request: FastifyRequest) => ({ link: linkOf(request), device: deviceWords(request.headers['user-agent']) }),

    /**
     * Ends it after the join, which a repeated request may have found done.
     * @returns the state of the member who has the identity now; undefined when it was not linked
     */
    async finish(request: FastifyRequest, reply: FastifyReply, memberId: number) {
      const link = linkOf(request);
      cookies.clear(reply);
      return link && findLinked(db, memberId, link.identity);
    },
  };
}
