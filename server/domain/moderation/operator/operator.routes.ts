import { exactObject } from '@contract/fields';
import {
  caseListRules,
  caseTargetField,
  confirmRules,
  hideRecentRules,
  logCsvRules,
  logListRules,
  measureRules,
  memberListRules,
  numbersRules,
  OPERATOR_MESSAGES,
  roleRules,
  templatesRules,
} from '@contract/operator';
import { toReportTarget } from '@contract/report';
import { type FastifyPluginAsync, type FastifyReply, type FastifyRequest } from 'fastify';
import { ok } from '../../../lib/http/envelope';
import { type FeatureDeps } from '../../../lib/featureDeps';
import { keyedRequest } from '../../../lib/idempotency/keyedRequest';
import { knownOrigin } from '../../../lib/http/origin';
import { named } from '../../../lib/http/named';
import { changeRole } from '../measures/changeRole.repository';
import { byId, idParam } from '../../../lib/http/params';
import { RATES } from '../../../lib/http/rateLimits';
import { type YupTypeProvider } from '../../../lib/http/yupCompiler';
import { createRecentService, type RecentService } from './recentContent.repository';
import { createTemplatesService, type TemplatesService } from './templates.repository';
import { createLogRepository } from './log.repository';
import { createLogService, type LogService } from './log.service';
import { createMemberCardsRepository } from './memberCards.repository';
import { createMemberCardsService, type MemberCardsService } from './memberCards.service';
import { createOperatorRepository } from './operator.repository';
import { createOperatorService } from './operator.service';
import { createCasesService, type CasesService } from './cases.service';
import { createMeasuresService, type MeasuresService } from './measures.service';
import { createNumbersRepository } from './numbers.repository';
import { createNumbersService, type NumbersService } from './numbers.service';

/** The operators' desk; for all other callers its paths are unknown (D130). */
export const operatorRoutes: FastifyPluginAsync<FeatureDeps> = async (instance, deps) => {
  const app = instance.withTypeProvider<YupTypeProvider>();
  // Suspensions, their ends and the log follow the shifted clock; the confirmation follows the one of sessions.
  const { db, shiftedNow: now } = deps;
  const operators = createOperatorService({ ...deps, operators: createOperatorRepository(db) });
  const setRole = (change: Parameters<MemberCardsSetter>[0]) => changeRole(db, { ...change, at: new Date(now()) });
  const cards = createMemberCardsService({ cards: createMemberCardsRepository(db), setRole, now });
  app.addHook('onRequest', app.requireOperator);

  app.get('/admin/me', async ({ member, confirmedUntil }) => ok(await operators.read(member, confirmedUntil)));
  app.post('/admin/confirm', { schema: { body: confirmRules } }, async ({ body, member }) =>
    ok(await operators.confirm(member, body.password)),
  );
  await app.register(named(memberCardRoutes), { cards });
  const readOrigin = (request: FastifyRequest) => knownOrigin(deps, request);
  const cases = createCasesService({ db, readCard: cards.read, now });
  await app.register(named(caseRoutes), { cases, measures: createMeasuresService({ ...deps, cases }), readOrigin });
  await app.register(named(recentRoutes), { recent: createRecentService(deps), readOrigin });
  await app.register(named(templateRoutes), { templates: createTemplatesService(db) });
  await app.register(named(numberRoutes), { numbers: createNumbersService(createNumbersRepository(db)) });
  await app.register(named(logRoutes), { log: createLogService(createLogRepository(db)) });
};

type MemberCardsSetter = Parameters<typeof createMemberCardsService>[0]['setRole'];

const memberCardRoutes: FastifyPluginAsync<{ cards: MemberCardsService }> = async (instance, { cards }) => {
  const app = instance.withTypeProvider<YupTypeProvider>();

  app.get('/admin/members', { schema: { querystring: memberListRules } }, async ({ query, member }) =>
    ok(await cards.list(query, member.id)),
  );
  app.put(
    '/admin/members/:id/role',
    { schema: { params: byId, body: roleRules }, onRequest: app.requireConfirmation },
    async ({ params, body, member }) => ok(await cards.changeRole(params.id, body, member)),
  );
};

/** Parameters of a case; an unknown kind is a 404, like an unknown id. */
const byCase = exactObject({ target: caseTargetField(), id: idParam() });

interface CaseServices {
  cases: CasesService;
  measures: MeasuresService;
  /** The address of the product, where it is known. */
  readOrigin: (request: FastifyRequest) => string | undefined;
}

const caseRoutes: FastifyPluginAsync<CaseServices> = async (instance, services) => {
  const app = instance.withTypeProvider<YupTypeProvider>();
  const { cases, measures, readOrigin } = services;
  const perOperator = app.limit(RATES.measure, ({ member }) => String(member.id));

  app.get('/admin/reports', { schema: { querystring: caseListRules } }, async ({ query, member }) =>
    ok(await cases.list(query, member.id)),
  );
  app.get('/admin/case-numbers/:id', { schema: { params: byId } }, async ({ params }) =>
    ok(await cases.find(params.id)),
  );
  app.get('/admin/reports/:target/:id', { schema: { params: byCase } }, async ({ params, member }) =>
    ok(await cases.read({ target: toReportTarget(params.target), id: params.id }, member.id)),
  );
  app.post(
    '/admin/measures',
    { schema: { body: measureRules }, onRequest: [app.requireConfirmation, perOperator] },
    async (request) => {
      const { body, member } = request;
      const by = { operator: member, origin: readOrigin(request), request: keyedRequest(request, member, body) };
      return ok(await measures.take(body, by), OPERATOR_MESSAGES.done);
    },
  );
  app.post(
    '/admin/measures/:id/undo',
    { schema: { params: byId }, onRequest: [app.requireConfirmation, perOperator] },
    async ({ params, member }) => ok(await measures.undo(params.id, member), OPERATOR_MESSAGES.undone),
  );
};

/** 이 회원의 글 모두 숨기기 (D190). */
const recentRoutes: FastifyPluginAsync<Pick<CaseServices, 'readOrigin'> & { recent: RecentService }> = async (
  instance,
  { recent, readOrigin },
) => {
  const app = instance.withTypeProvider<YupTypeProvider>();
  const perOperator = app.limit(RATES.measure, ({ member }) => String(member.id));

  app.get('/admin/members/:id/recent', { schema: { params: byId } }, async ({ params }) =>
    ok(await recent.count(params.id)),
  );
  app.post(
    '/admin/members/:id/recent/hide',
    { schema: { params: byId, body: hideRecentRules }, onRequest: [app.requireConfirmation, perOperator] },
    async (request) => {
      const { params, body, member } = request;
      return ok(
        await recent.hide(params.id, body.reason, {
          operator: member,
          origin: readOrigin(request),
          key: keyedRequest(request, member, body),
        }),
      );
    },
  );
};

const templateRoutes: FastifyPluginAsync<{ templates: TemplatesService }> = async (instance, { templates }) => {
  const app = instance.withTypeProvider<YupTypeProvider>();

  app.get('/admin/templates', async () => ok(await templates.read()));
  app.put('/admin/templates', { schema: { body: templatesRules } }, async ({ body }) => ok(await templates.save(body)));
};

const numberRoutes: FastifyPluginAsync<{ numbers: NumbersService }> = async (instance, { numbers }) => {
  const app = instance.withTypeProvider<YupTypeProvider>();
  const perOperator = app.limit(RATES.csv, ({ member }) => String(member.id));

  app.get('/admin/numbers', { schema: { querystring: numbersRules } }, async ({ query }) =>
    ok(await numbers.read(query)),
  );
  app.get(
    '/admin/numbers.csv',
    { schema: { querystring: numbersRules }, onRequest: perOperator },
    async ({ query }, reply) => sendCsv(reply, 'numbers.csv', await numbers.csv(query)),
  );
};

const logRoutes: FastifyPluginAsync<{ log: LogService }> = async (instance, { log }) => {
  const app = instance.withTypeProvider<YupTypeProvider>();
  const perOperator = app.limit(RATES.csv, ({ member }) => String(member.id));

  app.get('/admin/log', { schema: { querystring: logListRules } }, async ({ query, member }) =>
    ok(await log.list(query, member)),
  );
  app.get(
    '/admin/log.csv',
    { schema: { querystring: logCsvRules }, onRequest: perOperator },
    async ({ query, member }, reply) => sendCsv(reply, 'log.csv', await log.csv(query, member)),
  );
};

/** Sends a download with `cache-control: no-store`. */
function sendCsv(reply: FastifyReply, name: string, text: string) {
  return reply
    .type('text/csv; charset=utf-8')
    .headers({ 'content-disposition': `attachment; filename="${name}"`, 'cache-control': 'no-store' })
    .send(text);
}
