import { ALARM_MESSAGES, invitationAnswerRules } from '@contract/alarm';
import { type FastifyPluginAsync } from 'fastify';
import { beforeBody } from '../../../lib/http/beforeBody';
import { ok } from '../../../lib/http/envelope';
import { type FeatureDeps } from '../../../lib/featureDeps';
import { named } from '../../../lib/http/named';
import { byId } from '../../../lib/http/params';
import { type YupTypeProvider } from '../../../lib/http/yupCompiler';
import { createAlarmRepository } from './alarm.repository';
import { createAlarmService } from './alarm.service';
import { alarmStreamRoutes } from './alarmStream.routes';

/** Pending invitations and requests of a member. */
export const alarmRoutes: FastifyPluginAsync<FeatureDeps> = async (instance, deps) => {
  const app = instance.withTypeProvider<YupTypeProvider>();
  const alarms = createAlarmService({ ...deps, alarms: createAlarmRepository(deps.db) });
  app.addHook('onRequest', app.requireMember);
  await app.register(named(alarmStreamRoutes), deps);

  const own = beforeBody(byId, ({ id }, member) => alarms.checkOwn(id, member));

  app.get('/alarm/project-archive', async ({ member }) => ok(await alarms.list(member)));

  app.post(
    '/alarm/invited-projects/:id',
    { schema: { params: byId, body: invitationAnswerRules }, onRequest: own },
    async ({ params, body, member }) => {
      await alarms.accept(params.id, body.role, member);
      return ok(null, ALARM_MESSAGES.accepted);
    },
  );

  app.delete(
    '/alarm/invited-projects/:id',
    { schema: { params: byId }, onRequest: own },
    async ({ params, member }) => {
      await alarms.decline(params.id, member);
      return ok(null, ALARM_MESSAGES.declined);
    },
  );
};
