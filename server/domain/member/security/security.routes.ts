import { exactObject, exactString } from '@contract/fields';
import { emailUndoRules } from '@contract/security';
import { type FastifyPluginAsync } from 'fastify';
import { deviceWords } from '../../../lib/auth/deviceWords';
import { type FeatureDeps } from '../../../lib/featureDeps';
import { beforeBody } from '../../../lib/http/beforeBody';
import { ok } from '../../../lib/http/envelope';
import { named } from '../../../lib/http/named';
import { byAddress, RATES } from '../../../lib/http/rateLimits';
import { type YupTypeProvider } from '../../../lib/http/yupCompiler';
import { createEmailUndoRepository } from './emailUndo.repository';
import { createEmailUndoService, type EmailUndoService } from './emailUndo.service';
import { createSecurityService, type SecurityService } from './security.service';

/** The ways into an account, and what happened to it. */
export const securityRoutes: FastifyPluginAsync<FeatureDeps> = async (app, deps) => {
  await app.register(named(ownSecurityRoutes), {
    security: createSecurityService(deps),
  });
  await app.register(named(emailUndoRoute), {
    undos: createEmailUndoService({ ...deps, undos: createEmailUndoRepository(deps.db) }),
  });
};

const UUID_LENGTH = 36;

/** Anything else is a 404. */
const byUuid = exactObject({ id: exactString(UUID_LENGTH).uuid().required() });

const ownSecurityRoutes: FastifyPluginAsync<{ security: SecurityService }> = async (instance, { security }) => {
  const app = instance.withTypeProvider<YupTypeProvider>();
  const perMember = app.limit(RATES.security, ({ member }) => String(member.id));
  app.addHook('onRequest', app.requireMember);

  app.get('/users/me/security', async ({ member }) => ok(await security.read(member)));

  app.delete(
    '/users/me/devices/:id',
    {
      schema: { params: byUuid },
      onRequest: [perMember, beforeBody(byUuid, ({ id }, member) => security.checkDevice(member, id))],
    },
    async ({ params, member }) => ok(await security.endDevice(member, params.id)),
  );

  app.delete('/users/me/devices', { onRequest: perMember }, async ({ member }) =>
    ok(await security.endOtherDevices(member)),
  );
};

/** The link of a mail; without a session, since the mailbox proves whose it is. */
const emailUndoRoute: FastifyPluginAsync<{ undos: EmailUndoService }> = async (instance, { undos }) => {
  const app = instance.withTypeProvider<YupTypeProvider>();
  const perAddress = app.limit(RATES.emailUndo, byAddress);

  app.post(
    '/users/undo_email',
    { schema: { body: emailUndoRules }, config: { ownLimit: true }, onRequest: perAddress },
    async ({ body, headers }) => {
      await undos.undo(body.token, deviceWords(headers['user-agent']));
      return ok(null);
    },
  );
};
