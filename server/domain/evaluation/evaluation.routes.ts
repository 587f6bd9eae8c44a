import { consentRules, contributionsRules, tickRules } from '@contract/archive';
import { exactObject, idField } from '@contract/fields';
import { evaluationsRules } from '@contract/evaluation';
import { type FastifyPluginAsync } from 'fastify';
import { beforeBody } from '../../lib/http/beforeBody';
import { ok } from '../../lib/http/envelope';
import { type FeatureDeps } from '../../lib/featureDeps';
import { byId } from '../../lib/http/params';
import { type YupTypeProvider } from '../../lib/http/yupCompiler';
import { createContributionService } from './contributions.service';
import { createEvaluationRepository } from './evaluation.repository';
import { createEvaluationService } from './evaluation.service';
import { createGateService } from './gate.service';

const byLine = exactObject({ id: idField().required(), lineId: idField().required() });

/** Evaluations of a team and the gate of its archive, and what its members did. */
export const evaluationRoutes: FastifyPluginAsync<FeatureDeps> = async (instance, deps) => {
  const app = instance.withTypeProvider<YupTypeProvider>();
  const gateDeps = { ...deps, now: deps.shiftedNow, archives: createEvaluationRepository(deps.db) };
  const evaluations = createEvaluationService(gateDeps);
  const gate = createGateService(gateDeps);
  const contributions = createContributionService(gateDeps);
  app.addHook('onRequest', app.requireMember);
  const mayEvaluate = beforeBody(byId, ({ id }, member) => evaluations.checkMayEvaluate(id, member));
  const mayTick = beforeBody(byLine, ({ id, lineId }, member) => contributions.checkMayTick(id, lineId, member));
  const own = beforeBody(byId, ({ id }, member) => evaluations.checkOwn(id, member));

  app.get('/archive/:id/evaluations', { schema: { params: byId } }, async ({ params, member }) =>
    ok(await evaluations.targets(params.id, member)),
  );

  app.get('/archive/:id/evaluations/status', { schema: { params: byId } }, async ({ params, member }) =>
    ok(await evaluations.progress(params.id, member)),
  );

  app.post(
    '/archive/:id/evaluations',
    {
      schema: { params: byId, body: evaluationsRules },
      onRequest: mayEvaluate,
    },
    async ({ params, body, member }) => {
      await evaluations.submit(params.id, body, member);
      return ok(null);
    },
  );

  app.put(
    '/archive/:id/consent',
    { schema: { params: byId, body: consentRules }, onRequest: own },
    async ({ params, body, member }) => ok(await gate.answer(params.id, body.consent, member)),
  );

  app.put(
    '/archive/:id/contributions',
    { schema: { params: byId, body: contributionsRules }, onRequest: own },
    async ({ params, body, member }) => ok(await contributions.replace(params.id, body, member)),
  );

  app.put(
    '/archive/:id/contributions/:lineId/tick',
    { schema: { params: byLine, body: tickRules }, onRequest: mayTick },
    async ({ params, body, member }) => {
      const { id, lineId } = params;
      return ok(await contributions.tick(id, { lineId, ticked: body.ticked }, member));
    },
  );

  app.post('/archive/:id/publish', { schema: { params: byId }, onRequest: own }, async ({ params, member }) => {
    await gate.publish(params.id, member);
    return ok(null);
  });

  app.post('/archive/:id/remind', { schema: { params: byId }, onRequest: own }, async ({ params, member }) =>
    ok(await gate.remind(params.id, member)),
  );
};
