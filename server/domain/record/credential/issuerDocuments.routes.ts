import { MESSAGES } from '@contract/messages';
import { type FastifyPluginAsync, type FastifyReply, type FastifyRequest } from 'fastify';
import { type Cached } from '../../../lib/cache/cache';
import { tags } from '../../../lib/cache/tags';
import { didDocument, jwks } from './did';
import { type IssuerKeys } from './issuerKeys';
import { signJwt } from './sign';
import { toStatusListPayload } from './statusList';
import { notFound } from '../../../lib/http/errors';
import { byAddress, RATES } from '../../../lib/http/rateLimits';
import { type CredentialRepository } from './credential.repository';

interface IssuerDocumentsDeps {
  stored: CredentialRepository;
  keys: IssuerKeys;
  cached: Cached;
  originOf: (request: FastifyRequest) => string;
  now: () => number;
}

/** How long readers may cache a document, in seconds. */
const MAX_AGE = 300;

/** Documents by which others verify credentials (D124, D125); pages of any origin may read them. */
export const issuerDocumentRoutes: FastifyPluginAsync<IssuerDocumentsDeps> = async (app, deps) => {
  const { keys, originOf } = deps;
  const limit = { onRequest: app.limit(RATES.address, byAddress) };

  app.get('/.well-known/did.json', limit, async (request, reply) =>
    forEverybody(reply, 'application/json; charset=utf-8').send(didDocument(originOf(request), await keys.published())),
  );

  app.get('/.well-known/jwks.json', limit, async (request, reply) =>
    forEverybody(reply, 'application/json; charset=utf-8').send(jwks(originOf(request), await keys.published())),
  );

  app.get<{ Params: { list: string } }>('/credentials/status/:list', limit, async (request, reply) => {
    const list = /^[1-9]\d{0,8}$/.test(request.params.list) ? Number(request.params.list) : undefined;
    const signed = list === undefined ? undefined : await signedList(deps, list, originOf(request));
    if (signed === undefined) throw notFound(MESSAGES.pageNotFound);
    return forEverybody(reply, 'application/vc+jwt').send(signed);
  });
};

function signedList({ stored, keys, cached, now }: IssuerDocumentsDeps, list: number, origin: string) {
  return cached(`credential list ${list} ${origin}`, [tags.credentials], async () => {
    const withdrawn = await stored.withdrawnIn(list);
    if (!withdrawn) return undefined;
    const payload = await toStatusListPayload({ origin, list, withdrawn, at: new Date(now()) });
    return signJwt(payload, await keys.signing(), origin, 'vc+jwt');
  });
}

const forEverybody = (reply: FastifyReply, type: string) =>
  reply.type(type).headers({
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': `public, max-age=${MAX_AGE}`,
  });
