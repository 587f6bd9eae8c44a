import { exactObject, exactString } from '@contract/fields';
import { socialStartRules } from '@contract/social';
import { type FastifyPluginAsync, type FastifyReply, type onRequestAsyncHookHandler } from 'fastify';
import { createSocialCookies, type SocialCookies, type SocialFlow } from '../../../lib/auth/socialCookie';
import { type FeatureDeps } from '../../../lib/featureDeps';
import { beforeBody } from '../../../lib/http/beforeBody';
import { ok } from '../../../lib/http/envelope';
import { ApiError } from '../../../lib/http/errors';
import { named } from '../../../lib/http/named';
import { byAddress, RATES } from '../../../lib/http/rateLimits';
import { type YupTypeProvider } from '../../../lib/http/yupCompiler';
import { createOpenId } from '../../../lib/openId/openId';
import { createLogins } from '../auth/createLogins';
import { createLoginReplies, type LoginReplies } from '../auth/loginReplies';
import { createSecurityService } from '../security/security.service';
import { createSocialRepository } from './social.repository';
import { createSocialService, type SocialService } from './social.service';
import { createSocialLinksService, type SocialLinksService } from './socialLinks.service';

/** Login by providers, and the own links to them (D182). */
export const socialRoutes: FastifyPluginAsync<FeatureDeps> = async (app, deps) => {
  const { publicUrl } = deps;
  // Providers are configured with a public address alone.
  const apiOrigin = deps.apiOrigin ?? publicUrl;
  const security = createSecurityService(deps);
  const repository = createSocialRepository(deps.db);
  const social = createSocialService({
    ...deps,
    social: repository,
    openId: createOpenId(deps.now),
    providers: deps.openIdProviders,
    callbackOf: (provider) => new URL(`/api/login/social/${provider}/callback`, apiOrigin).href,
    logins: createLogins(deps),
  });
  const links = createSocialLinksService({
    ...deps,
    social: repository,
    providers: deps.openIdProviders,
    logins: social,
    readSecurity: (member) => security.read(member),
  });
  const shared = { social, cookies: createSocialCookies(deps.tokenSecret, deps.now) };
  await app.register(named(socialLoginRoutes), { ...shared, replies: createLoginReplies(deps) });
  await app.register(named(callbackRoute), { ...shared, publicUrl });
  await app.register(named(ownSocialRoutes), { ...shared, links });
};

interface SocialDeps {
  social: SocialService;
  cookies: SocialCookies;
}

const LONGEST_NAME = 20;

/** Anything else is a 404. */
const byProvider = exactObject({
  provider: exactString(LONGEST_NAME)
    .required()
    .matches(/^[a-z0-9]+$/),
});

/** A hook that refuses unknown providers before a body is read (F12). */
const knownBy =
  (social: SocialService): onRequestAsyncHookHandler =>
  async ({ params }) =>
    social.checkKnown((params as { provider: string }).provider);

/** Ends the social login of a refused exchange: its identity leaves the browser. After a fault it may be exchanged again. */
const endedBy =
  (cookies: SocialCookies, flow: SocialFlow | undefined, reply: FastifyReply) =>
  (error: unknown): never => {
    if (flow && error instanceof ApiError && error.statusCode < 500) cookies.clear(reply);
    throw error;
  };

const socialLoginRoutes: FastifyPluginAsync<SocialDeps & { replies: LoginReplies }> = async (instance, deps) => {
  const { social, cookies, replies } = deps;
  const app = instance.withTypeProvider<YupTypeProvider>();
  const startsPerAddress = app.limit(RATES.socialStart, byAddress);
  const exchangesPerAddress = app.limit(RATES.socialExchange, byAddress);
  const config = { ownLimit: true };
  const isKnown = knownBy(social);
  app.addHook('onRequest', app.refuseCrossSite);

  app.post(
    '/login/social/:provider',
    { schema: { params: byProvider, body: socialStartRules }, config, onRequest: [startsPerAddress, isKnown] },
    async ({ params, body }, reply) => {
      const { url, flow } = await social.start(params.provider, { for: 'LOGIN', keep: body.keep ?? false });
      cookies.set(reply, flow);
      return ok({ url });
    },
  );

  app.post('/login/social', { config, onRequest: exchangesPerAddress }, async (request, reply) => {
    const flow = cookies.read(request, 'RETURNED') ?? cookies.read(request, 'SIGNUP');
    const result = await social.exchange(flow, replies.browserOf(request)).catch(endedBy(cookies, flow, reply));
    if ('accessToken' in result) {
      cookies.clear(reply);
      return ok(replies.loggedIn(reply, result));
    }
    if (flow?.step === 'RETURNED') cookies.set(reply, { ...flow, step: 'SIGNUP' });
    return ok({ signup: result });
  });
};

/** Where a provider sends the browser back. What it says is kept in the cookie: no address of a page has it. */
const callbackRoute: FastifyPluginAsync<SocialDeps & { publicUrl?: string }> = async (instance, deps) => {
  const { social, cookies, publicUrl } = deps;
  const app = instance.withTypeProvider<YupTypeProvider>();
  const perAddress = app.limit(RATES.socialCallback, byAddress);

  const lead = (reply: FastifyReply, flow: SocialFlow | undefined, result: '' | '=failed' | '=cancelled') => {
    const path = flow?.purpose.for === 'LINK' ? '/mypage/account' : '/login';
    const page = publicUrl === undefined ? path : new URL(path, publicUrl).href;
    return reply.header('cache-control', 'no-store').redirect(`${page}#social${result}`, 303);
  };

  app.get(
    '/login/social/:provider/callback',
    { schema: { params: byProvider }, config: { ownLimit: true }, onRequest: perAddress },
    async (request, reply) => {
      const flow = cookies.read(request, 'STARTED');
      if (flow) cookies.clear(reply);
      const query = request.url.split('?')[1] ?? '';
      try {
        const result = await social.finish(request.params.provider, query, flow);
        if (result === 'cancelled') return await lead(reply, flow, '=cancelled');
        cookies.set(reply, result);
        return await lead(reply, flow, '');
      } catch (error) {
        // The message of the package names neither the code nor a token.
        request.log.info({ provider: request.params.provider, reason: reasonOf(error) }, 'A social login failed.');
        return lead(reply, flow, '=failed');
      }
    },
  );
};

const reasonOf = (error: unknown) => (error instanceof Error ? error.name : 'unknown');

const ownSocialRoutes: FastifyPluginAsync<SocialDeps & { links: SocialLinksService }> = async (instance, deps) => {
  const { social, links, cookies } = deps;
  const app = instance.withTypeProvider<YupTypeProvider>();
  const perMember = app.limit(RATES.security, ({ member }) => String(member.id));
  const isKnown = knownBy(social);
  const isLinked = beforeBody(byProvider, ({ provider }, member) => links.checkLinked(provider, member));
  app.addHook('onRequest', app.requireMember);

  app.post(
    '/users/me/social/:provider',
    { schema: { params: byProvider }, onRequest: [app.refuseCrossSite, app.requireProof, perMember, isKnown] },
    async ({ params, member }, reply) => {
      const { url, flow } = await links.startLink(params.provider, member);
      cookies.set(reply, flow);
      return ok({ url });
    },
  );

  app.post('/users/me/social', { onRequest: [app.refuseCrossSite, perMember] }, async (request, reply) => {
    const flow = cookies.read(request, 'RETURNED');
    const security = await links.link(flow, request.member).catch(endedBy(cookies, flow, reply));
    cookies.clear(reply);
    return ok(security);
  });

  app.delete(
    '/users/me/social/:provider',
    { schema: { params: byProvider }, onRequest: [app.requireProof, perMember, isLinked] },
    async ({ params, member }) => ok(await links.unlink(params.provider, member)),
  );
};
