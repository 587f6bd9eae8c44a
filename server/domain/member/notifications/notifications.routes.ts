import { notificationRules, resubscriptionRules, unsubscriptionRules } from '@contract/notifications';
import { type FastifyPluginAsync } from 'fastify';
import { type FeatureDeps } from '../../../lib/featureDeps';
import { ok } from '../../../lib/http/envelope';
import { named } from '../../../lib/http/named';
import { byAddress, RATES } from '../../../lib/http/rateLimits';
import { type YupTypeProvider } from '../../../lib/http/yupCompiler';
import { createNotificationRepository } from './notifications.repository';
import { createPushDeviceRepository } from './pushDevices.repository';
import { createNotificationService, type NotificationService } from './notifications.service';

const createService = (deps: FeatureDeps) =>
  createNotificationService({
    ...deps,
    notifications: createNotificationRepository(deps.db),
    devices: createPushDeviceRepository(deps.db),
  });

/** The settings of notices, and the page behind a mail's link. */
export const notificationRoutes: FastifyPluginAsync<FeatureDeps> = async (app, deps) => {
  const service = createService(deps);
  await app.register(named(ownRoutes), { service });
  await app.register(named(linkRoutes), { service });
};

const ownRoutes: FastifyPluginAsync<{ service: NotificationService }> = async (instance, { service }) => {
  const app = instance.withTypeProvider<YupTypeProvider>();
  app.addHook('onRequest', app.requireMember);

  app.get('/users/me/notifications', async ({ member }) => ok(await service.read(member.id)));

  app.patch('/users/me/notifications', { schema: { body: notificationRules } }, async ({ body, member }) =>
    ok(await service.change(member.id, body)),
  );
};

const linkRoutes: FastifyPluginAsync<{ service: NotificationService }> = async (instance, { service }) => {
  const app = instance.withTypeProvider<YupTypeProvider>();
  const limited = { config: { ownLimit: true }, onRequest: app.limit(RATES.unsubscribe, byAddress) };

  app.get('/unsubscribe', { ...limited, schema: { querystring: unsubscriptionRules } }, async ({ query }) =>
    ok(await service.subscription(query.token)),
  );

  app.put('/unsubscribe', { ...limited, schema: { body: resubscriptionRules } }, async ({ body }) =>
    ok(await service.switchList(body)),
  );
};

/** What mail programs send when a member presses their own button (RFC 8058): outside of `/api`, with a form that says nothing. */
export const oneClickRoute: FastifyPluginAsync<FeatureDeps> = async (instance, deps) => {
  const app = instance.withTypeProvider<YupTypeProvider>();
  const service = createService(deps);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'string', bodyLimit: 2_048 },
    (_request, _body, done) => done(null),
  );

  app.post(
    '/unsubscribe',
    { onRequest: app.limit(RATES.unsubscribe, byAddress), schema: { querystring: unsubscriptionRules } },
    async ({ query }, reply) => {
      await service.unsubscribe(query.token);
      return reply.type('text/plain; charset=utf-8').send('');
    },
  );
};
