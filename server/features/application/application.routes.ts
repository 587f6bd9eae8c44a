import {
  answerRules,
  APPLICATION_MESSAGES,
  APPLICATION_TEXTS,
  applicationListRules,
  applicationRules,
  myApplicationListRules,
} from '@contract/application';
import { exactObject } from '@contract/fields';
import { type FastifyPluginAsync } from 'fastify';
import { beforeBody } from '../../lib/http/beforeBody';
import { ok } from '../../lib/http/envelope';
import { type FeatureDeps } from '../../lib/featureDeps';
import { keyedRequest } from '../../lib/idempotency/keyedRequest';
import { byId, idParam } from '../../lib/http/params';
import { type YupTypeProvider } from '../../lib/http/yupCompiler';
import { createApplicationRepository } from './application.repository';
import { createAnsweringService } from './answering.service';
import { createApplicationListRepository } from './applicationList.repository';
import { createApplyingService } from './applying.service';

const byApplication = exactObject({ id: idParam(), applicationId: idParam() });

/** Routes of applications, for applicants and leaders. */
export const applicationRoutes: FastifyPluginAsync<FeatureDeps> = async (instance, { db, shiftedNow }) => {
  const app = instance.withTypeProvider<YupTypeProvider>();
  const list = createApplicationListRepository(db);
  const deps = { applications: createApplicationRepository(db), list, shiftedNow };
  const [applying, answering] = [createApplyingService(deps), createAnsweringService(deps)];
  app.addHook('onRequest', app.requireMember);

  const onRequest = beforeBody(byId, ({ id }, member) => answering.checkLeader(id, member));

  const onPost = beforeBody(byId, ({ id }, member) => applying.checkPost(id, member));

  app.post(
    '/projects/:id/applications',
    { schema: { params: byId, body: applicationRules }, onRequest: onPost },
    async (request) => {
      const { params, body, member } = request;
      const keyed = keyedRequest(request, member, body);
      return ok(await applying.apply(params.id, body, member, keyed), APPLICATION_MESSAGES.sent);
    },
  );

  const ofApplicant = beforeBody(byId, ({ id }, member) => applying.checkWaiting(id, member));

  app.delete(
    '/projects/:id/applications/mine',
    { schema: { params: byId }, onRequest: ofApplicant },
    async ({ params, member }) => {
      await applying.withdraw(params.id, member);
      return ok(null, APPLICATION_MESSAGES.withdrawn);
    },
  );

  app.get(
    '/projects/:id/applications',
    { schema: { params: byId, querystring: applicationListRules }, onRequest },
    async ({ params, query }) => ok(await answering.list(params.id, query)),
  );

  app.put(
    '/projects/:id/applications/:applicationId',
    { schema: { params: byApplication, body: answerRules }, onRequest },
    async ({ params: { id, applicationId }, body, member }) => {
      const result = await answering.answer(id, { applicationId, answer: body }, member);
      return body.status === 'ACCEPTED' ? ok(result, APPLICATION_MESSAGES.accepted) : ok(result);
    },
  );

  app.post(
    '/projects/:id/applications/decline-waiting',
    { schema: { params: byId }, onRequest },
    async ({ params, member }) => {
      const result = await answering.declineWaiting(params.id, member);
      return ok(result, APPLICATION_TEXTS.notified(result.declined));
    },
  );

  app.get('/applications', { schema: { querystring: myApplicationListRules } }, async ({ query, member }) =>
    ok(await applying.listOwn(query.page, member)),
  );
};
