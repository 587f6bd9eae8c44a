import { pushDeviceRules } from '@contract/notifications';
import { type FastifyPluginAsync, type FastifyRequest } from 'fastify';
import { type FeatureDeps } from '../../../lib/featureDeps';
import { beforeBody } from '../../../lib/http/beforeBody';
import { ok } from '../../../lib/http/envelope';
import { byId } from '../../../lib/http/params';
import { RATES } from '../../../lib/http/rateLimits';
import { type YupTypeProvider } from '../../../lib/http/yupCompiler';
import { hostOf, isPushEndpoint } from '../../../lib/push/pushHosts';
import { createPushDeviceRepository } from './pushDevices.repository';
import { createPushDeviceService } from './pushDevices.service';

/** The devices on which the calling member gets pushes (D175). */
export const pushDeviceRoutes: FastifyPluginAsync<FeatureDeps> = async (instance, deps) => {
  const app = instance.withTypeProvider<YupTypeProvider>();
  const devices = createPushDeviceService({ ...deps, devices: createPushDeviceRepository(deps.db) });
  const perMember = app.limit(RATES.pushDevice, ({ member }) => String(member.id));
  app.addHook('onRequest', app.requireMember);

  const asker = ({ member, headers }: FastifyRequest) => ({ memberId: member.id, userAgent: headers['user-agent'] });

  /** The log names the host alone: the whole address is a secret of the device. */
  async function logUnknownHost({ body, log }: FastifyRequest): Promise<void> {
    const { endpoint } = body as { endpoint: string };
    if (!isPushEndpoint(endpoint, deps.pushHosts)) log.warn({ host: hostOf(endpoint) }, 'An unknown push service.');
  }
  const body = pushDeviceRules;
  const ofOwn = [perMember, beforeBody(byId, ({ id }, member) => devices.checkOwn(id, member.id))];

  app.post(
    '/users/me/push-devices',
    { schema: { body }, onRequest: perMember, preHandler: logUnknownHost },
    async (request) => ok(await devices.add(request.body, asker(request))),
  );
  app.put(
    '/users/me/push-devices/:id',
    { schema: { params: byId, body }, onRequest: ofOwn, preHandler: logUnknownHost },
    async (request) => ok(await devices.renew(request.params.id, request.body, asker(request))),
  );
  app.delete('/users/me/push-devices/:id', { schema: { params: byId }, onRequest: ofOwn }, async ({ params, member }) =>
    ok(await devices.remove(params.id, member.id)),
  );
};
