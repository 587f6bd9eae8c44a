import {
  answerRules,
  applicationEditRules,
  APPLICATION_MESSAGES,
  APPLICATION_TEXTS,
  applicationListRules,
  applicationRules,
  myApplicationListRules,
  questionAnswerRules,
  questionRules,
} from '@contract/application';
import { exactObject } from '@contract/fields';
import { type FastifyPluginAsync } from 'fastify';
import { beforeBody } from '../../../lib/http/beforeBody';
import { ok } from '../../../lib/http/envelope';
import { type FeatureDeps } from '../../../lib/featureDeps';
import { keyedRequest } from '../../../lib/idempotency/keyedRequest';
import { named } from '../../../lib/http/named';
import { byId, idParam } from '../../../lib/http/params';
import { type YupTypeProvider } from '../../../lib/http/yupCompiler';
import { createApplicationRepository } from './application.repository';
import { createAnsweringService } from './answering.service';
import { createApplicationListRepository } from './applicationList.repository';
import { createApplicantsService, type Applicants } from './applicants.service';
import { createApplyingService } from './applying.service';
import { createOwnApplicationService } from './ownApplication.service';

const byApplication = exactObject({ id: idParam(), applicationId: idParam() });

/** Routes of applications, for applicants and leaders. */
export const applicationRoutes: FastifyPluginAsync<FeatureDeps> = async (app, { db, shiftedNow }) => {
  const [applications, list] = [createApplicationRepository(db), createApplicationListRepository(db)];
  const applicants = createApplicantsService(list);
  app.addHook('onRequest', app.requireMember);

  await app.register(named(applicantRoutes), {
    applying: createApplyingService({ applications, shiftedNow }),
    own: createOwnApplicationService({ applications, list, shiftedNow }),
  });
  await app.register(named(leaderRoutes), {
    applicants,
    answering: createAnsweringService({ applications, applicants, shiftedNow }),
  });
};

interface ApplicantServices {
  applying: ReturnType<typeof createApplyingService>;
  own: ReturnType<typeof createOwnApplicationService>;
}

/** What an applicant does. */
const applicantRoutes: FastifyPluginAsync<ApplicantServices> = async (instance, { applying, own }) => {
  const app = instance.withTypeProvider<YupTypeProvider>();

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

  const ofApplicant = beforeBody(byId, ({ id }, member) => own.checkWaiting(id, member));

  app.delete(
    '/projects/:id/applications/mine',
    { schema: { params: byId }, onRequest: ofApplicant },
    async ({ params, member }) => {
      await own.withdraw(params.id, member);
      return ok(null, APPLICATION_MESSAGES.withdrawn);
    },
  );

  app.put(
    '/projects/:id/applications/mine',
    { schema: { params: byId, body: applicationEditRules }, onRequest: ofApplicant },
    async ({ params, body, member }) => ok(await own.edit(params.id, body, member), APPLICATION_MESSAGES.edited),
  );

  app.put(
    '/projects/:id/applications/mine/answer',
    { schema: { params: byId, body: questionAnswerRules }, onRequest: ofApplicant },
    async ({ params, body, member }) => ok(await own.answer(params.id, body, member), APPLICATION_MESSAGES.replied),
  );

  app.get('/applications', { schema: { querystring: myApplicationListRules } }, async ({ query, member }) =>
    ok(await own.listOwn(query.page, member)),
  );
};

interface LeaderServices {
  applicants: Applicants;
  answering: ReturnType<typeof createAnsweringService>;
}

/** What the leader of a post does with its applications. */
const leaderRoutes: FastifyPluginAsync<LeaderServices> = async (instance, { applicants, answering }) => {
  const app = instance.withTypeProvider<YupTypeProvider>();
  const onRequest = beforeBody(byId, ({ id }, member) => answering.checkLeader(id, member));

  app.post(
    '/projects/:id/applications/:applicationId/questions',
    { schema: { params: byApplication, body: questionRules }, onRequest },
    async ({ params: { id, applicationId }, body: { question }, member }) =>
      ok(await answering.ask(id, { applicationId, question }, member), APPLICATION_MESSAGES.asked),
  );

  app.get(
    '/projects/:id/applications',
    { schema: { params: byId, querystring: applicationListRules }, onRequest },
    async ({ params, query }) => ok(await applicants.list(params.id, query)),
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
};
