import { savedSearchRules, searchChangeRules } from '@contract/savedSearch';
import { type FastifyPluginAsync } from 'fastify';
import { type FeatureDeps } from '../../../lib/featureDeps';
import { beforeBody } from '../../../lib/http/beforeBody';
import { ok } from '../../../lib/http/envelope';
import { byId } from '../../../lib/http/params';
import { RATES } from '../../../lib/http/rateLimits';
import { type YupTypeProvider } from '../../../lib/http/yupCompiler';
import { createAlertRepository } from './alerts.repository';
import { createAlertService } from './alerts.service';

/** 내 알림 조건, the saved searches of the calling member (D176). */
export const alertRoutes: FastifyPluginAsync<FeatureDeps> = async (instance, { db, shiftedNow }) => {
  const app = instance.withTypeProvider<YupTypeProvider>();
  const alerts = createAlertService({ alerts: createAlertRepository(db), shiftedNow });
  const perMember = app.limit(RATES.alerts, ({ member }) => String(member.id));
  const ofOwn = [perMember, beforeBody(byId, ({ id }, member) => alerts.checkOwn(id, member.id))];
  app.addHook('onRequest', app.requireMember);

  app.get('/users/me/alerts', async ({ member }) => ok(await alerts.list(member.id)));
  app.post('/users/me/alerts', { schema: { body: savedSearchRules }, onRequest: perMember }, async ({ body, member }) =>
    ok(await alerts.add(member.id, body)),
  );
  app.patch(
    '/users/me/alerts/:id',
    { schema: { params: byId, body: searchChangeRules }, onRequest: ofOwn },
    async ({ params, body, member }) => ok(await alerts.change(member.id, params.id, body)),
  );
  app.delete('/users/me/alerts/:id', { schema: { params: byId }, onRequest: ofOwn }, async ({ params, member }) => {
    await alerts.remove(member.id, params.id);
    return ok(null);
  });
};
