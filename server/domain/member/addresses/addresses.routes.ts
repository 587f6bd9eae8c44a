import { anyString, exactObject } from '@contract/fields';
import { isMailKind, mailCodeRules, mailLinkRules, schoolMailRules, type MailKind, type Mails } from '@contract/mails';
import { type FastifyPluginAsync, type FastifyRequest } from 'fastify';
import { deviceWords } from '../../../lib/auth/deviceWords';
import { ok } from '../../../lib/http/envelope';
import { notFound } from '../../../lib/http/errors';
import { type FeatureDeps } from '../../../lib/featureDeps';
import { isLoopbackCall } from '../../../lib/http/loopback';
import { named } from '../../../lib/http/named';
import { byAddress, RATES } from '../../../lib/http/rateLimits';
import { type YupTypeProvider } from '../../../lib/http/yupCompiler';
import { createAddressRepository } from './addresses.repository';
import { createAddressService, type AddressService } from './addresses.service';

interface AddressRoutesDeps extends FeatureDeps {
  /** The mail server; without it mails are written to files. */
  smtpUrl?: string;
}

/** The addresses of a member, and the links of mails. */
export const addressRoutes: FastifyPluginAsync<AddressRoutesDeps> = async (app, deps) => {
  const service = createAddressService({ ...deps, addresses: createAddressRepository(deps.db) });
  // Where nothing is configured and the member sits at the machine, the file of the mail is within reach.
  const hasOutbox = deps.smtpUrl === undefined && deps.publicUrl === undefined;
  await app.register(named(ownRoutes), { service, hasOutbox });
  await app.register(named(linkRoute), { service });
};

const byKind = exactObject({
  kind: anyString().required().test('kind', isMailKind),
});

const ownRoutes: FastifyPluginAsync<{ service: AddressService; hasOutbox: boolean }> = async (instance, deps) => {
  const { service, hasOutbox } = deps;
  const app = instance.withTypeProvider<YupTypeProvider>();
  app.addHook('onRequest', app.requireMember);
  const withOutbox = (mails: Mails, request: FastifyRequest) =>
    ok<Mails>(hasOutbox && isLoopbackCall(request) ? { ...mails, outbox: true } : mails);

  app.get('/users/me/mails', async (request) => withOutbox(await service.read(request.member.id), request));

  app.put('/users/me/mails/:kind', { schema: { body: schoolMailRules }, onRequest: schoolOnly }, async (request) =>
    withOutbox(await service.putSchool(request.member.id, request.body.address), request),
  );

  app.delete('/users/me/mails/:kind', { onRequest: knownKind }, async (request) =>
    withOutbox(await service.remove(request.member.id, kindOf(request)), request),
  );

  app.post('/users/me/mails/:kind/code', { onRequest: knownKind }, async (request) =>
    withOutbox(await service.requestCode(request.member.id, kindOf(request)), request),
  );

  app.post('/users/me/mails/:kind', { schema: { body: mailCodeRules }, onRequest: knownKind }, async (request) =>
    withOutbox(await service.confirm(request.member, kindOf(request), request.body.code), request),
  );
};

/** Another kind is an unknown address. @throws ApiError 404 */
async function knownKind({ params }: FastifyRequest): Promise<void> {
  if (!byKind.isValidSync(params)) throw notFound();
}

/** The e-mail is changed with the account, which asks for the password. @throws ApiError 404 */
async function schoolOnly({ params }: FastifyRequest): Promise<void> {
  if (!byKind.isValidSync(params) || params.kind !== 'school') throw notFound();
}

const kindOf = ({ params }: FastifyRequest): MailKind => byKind.cast(params).kind as MailKind;

const linkRoute: FastifyPluginAsync<{ service: AddressService }> = async (instance, { service }) => {
  const app = instance.withTypeProvider<YupTypeProvider>();
  const perAddress = app.limit(RATES.mailLink, byAddress);

  app.post(
    '/users/mail_link',
    { schema: { body: mailLinkRules }, config: { ownLimit: true }, onRequest: perAddress },
    async ({ body, headers }) => ok(await service.follow(body, deviceWords(headers['user-agent']))),
  );
};
