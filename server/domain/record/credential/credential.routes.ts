import {
  credentialFileName,
  credentialRules,
  CREDENTIAL_MESSAGES,
  emailMatchRules,
  verifyRules,
} from '@contract/credential';
import { anyString, exactObject } from '@contract/fields';
import { BODY_SIZES } from '@contract/limits';
import { type FastifyError, type FastifyPluginAsync, type FastifyReply, type FastifyRequest } from 'fastify';
import { attachment } from '../../../lib/http/attachment';
import { beforeBody } from '../../../lib/http/beforeBody';
import { ok } from '../../../lib/http/envelope';
import { keyedRequest } from '../../../lib/idempotency/keyedRequest';
import { named } from '../../../lib/http/named';
import { byId } from '../../../lib/http/params';
import { byAddress, RATES } from '../../../lib/http/rateLimits';
import { type YupTypeProvider } from '../../../lib/http/yupCompiler';
import { type CredentialService } from './credential.service';
import { tooLargeToVerify, type VerifyService } from './verify.service';

interface CredentialRoutesDeps {
  credentials: CredentialService;
  verifying: VerifyService;
  originOf: (request: FastifyRequest) => string;
}

const byUuid = exactObject({ id: anyString().required() });

/** Routes below `/api`: the owner's credentials, and the public check. */
export const credentialRoutes: FastifyPluginAsync<CredentialRoutesDeps> = async (app, deps) => {
  await app.register(named(ownRoutes), deps);
  await app.register(named(verifyRoutes), deps);
};

const ownRoutes: FastifyPluginAsync<CredentialRoutesDeps> = async (instance, { credentials, originOf }) => {
  const app = instance.withTypeProvider<YupTypeProvider>();
  app.addHook('onRequest', app.requireMember);
  const perMember = app.limit(RATES.credential, ({ member }) => String(member.id));
  const issuable = beforeBody(byId, ({ id }, member) => credentials.checkTeammate(id, member.id));

  app.post(
    '/archive/:id/credential',
    { schema: { params: byId, body: credentialRules }, onRequest: [perMember, issuable] },
    async (request) => {
      const { params, body, member } = request;
      const keyed = keyedRequest(request, member, body);
      const asked = { archiveId: params.id, memberId: member.id, renew: body.renew, origin: originOf(request) };
      return ok(await credentials.issue(asked, keyed), CREDENTIAL_MESSAGES.issued);
    },
  );

  app.get('/users/me/credentials', async ({ member }) => ok(await credentials.list(member.id)));

  app.get('/credentials/:id/jwt', { schema: { params: byUuid } }, async ({ params, member }, reply) => {
    const { title, content } = await credentials.jwt(params.id, member.id);
    return sendFile(reply, 'application/vc+jwt', credentialFileName(title, 'jwt')).send(content);
  });

  app.get('/credentials/:id/png', { schema: { params: byUuid } }, async (request, reply) => {
    const { params, member } = request;
    const { title, content } = await credentials.png(request, params.id, member.id);
    return sendFile(reply, 'image/png', credentialFileName(title, 'png')).send(content);
  });

  const own = beforeBody(byUuid, ({ id }, member) => credentials.checkOwn(id, member.id));
  app.delete('/credentials/:id', { schema: { params: byUuid }, onRequest: own }, async ({ params, member }) =>
    ok(await credentials.withdraw(params.id, member.id), CREDENTIAL_MESSAGES.withdrawDone),
  );
};

const sendFile = (reply: FastifyReply, type: string, name: string) =>
  reply.type(type).header('content-disposition', attachment(name));

const verifyRoutes: FastifyPluginAsync<CredentialRoutesDeps> = async (instance, { verifying, originOf }) => {
  const app = instance.withTypeProvider<YupTypeProvider>();
  const perAddress = app.limit(RATES.verify, byAddress);

  app.get('/credentials/:id', { schema: { params: byUuid } }, async (request) =>
    ok(await verifying.read(request.params.id, originOf(request))),
  );

  const email = {
    schema: { params: byUuid, body: emailMatchRules },
    onRequest: [
      app.limit(RATES.credentialEmail, byAddress),
      app.limit(RATES.credentialEmails, ({ params }) => (params as { id: string }).id.toLowerCase()),
    ],
  };
  app.post('/credentials/:id/email', email, async ({ params, body }) =>
    ok(await verifying.matchEmail(params.id, body.email)),
  );

  app.post(
    '/credentials/verify',
    {
      schema: { body: verifyRules },
      bodyLimit: BODY_SIZES.credential,
      onRequest: perAddress,
      errorHandler: (error: FastifyError) => {
        throw error.statusCode === 413 ? tooLargeToVerify() : error;
      },
    },
    async (request) => ok(await verifying.verify(request.body.credential, originOf(request))),
  );
};
