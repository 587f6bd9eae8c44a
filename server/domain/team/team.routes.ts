import { checkInRules, leadRules, leaveRules, removeRules, TEAM_MESSAGES, teamRules } from '@contract/team';
import { type FastifyPluginAsync } from 'fastify';
import { beforeBody } from '../../lib/http/beforeBody';
import { ok } from '../../lib/http/envelope';
import { type FeatureDeps } from '../../lib/featureDeps';
import { byId } from '../../lib/http/params';
import { checkLeader } from './checkTeam.repository';
import { postQuota } from '../post';
import { type YupTypeProvider } from '../../lib/http/yupCompiler';
import { createLeadingService } from './leading.service';
import { createTeamRepository } from './team.repository';
import { createTeamService } from './team.service';

/** Routes of teams, for their members only. */
export const teamRoutes: FastifyPluginAsync<FeatureDeps> = async (
  instance,
  { db, shiftedNow, rateLimitMultiplier },
) => {
  const app = instance.withTypeProvider<YupTypeProvider>();
  const repository = createTeamRepository(db, postQuota(rateLimitMultiplier));
  const teams = createTeamService({ teams: repository, shiftedNow });
  const leading = createLeadingService({ teams: repository, read: teams.read, shiftedNow });
  app.addHook('onRequest', app.requireMember);

  const ofTeam = beforeBody(byId, ({ id }, member) => teams.checkTeam(id, member));
  const ofLeader = beforeBody(byId, ({ id }, member) => checkLeader(db, id, member));

  app.get('/teams', async ({ member }) => ok(await teams.listOwn(member)));

  app.get('/projects/:id/team', { schema: { params: byId }, onRequest: ofTeam }, async ({ params, member }) =>
    ok(await teams.read(params.id, member)),
  );

  app.patch(
    '/projects/:id/team',
    { schema: { params: byId, body: teamRules }, onRequest: ofLeader },
    async ({ params, body, member }) => ok(await leading.change(params.id, body, member), TEAM_MESSAGES.saved),
  );

  app.put(
    '/projects/:id/team/check-in',
    { schema: { params: byId, body: checkInRules }, onRequest: ofTeam },
    async ({ params, body, member }) => ok(await teams.checkIn(params.id, body, member), TEAM_MESSAGES.saved),
  );

  app.put(
    '/projects/:id/team/welcomed',
    { schema: { params: byId }, onRequest: ofTeam },
    async ({ params, member }) => {
      await teams.endWelcome(params.id, member);
      return ok(null);
    },
  );

  app.post(
    '/projects/:id/team/leave',
    { schema: { params: byId, body: leaveRules }, onRequest: ofTeam },
    async ({ params, body, member }) => {
      await teams.leave(params.id, body, member);
      return ok(null);
    },
  );

  app.post(
    '/projects/:id/team/remove',
    { schema: { params: byId, body: removeRules }, onRequest: ofLeader },
    async ({ params, body, member }) => ok(await leading.remove(params.id, body, member)),
  );

  app.post(
    '/projects/:id/team/lead',
    { schema: { params: byId, body: leadRules }, onRequest: ofLeader },
    async ({ params, body, member }) => ok(await leading.handOver(params.id, body, member)),
  );
};
