import { exactObject } from '@contract/fields';
import {
  caseListRules,
  caseTargetField,
  confirmRules,
  logCsvRules,
  logListRules,
  measureRules,
  memberListRules,
  numbersRules,
  OPERATOR_MESSAGES,
  roleRules,
} from '@contract/operator';
import { toReportTarget } from '@contract/report';
import { type FastifyPluginAsync, type FastifyReply } from 'fastify';
import { ok } from '../../lib/http/envelope';
import { type FeatureDeps } from '../../lib/featureDeps';
import { keyedRequest } from '../../lib/idempotency/keyedRequest';
import { named } from '../../lib/http/named';
import { changeRole } from '../../lib/operators/changeRole';
import { byId, idParam } from '../../lib/http/params';
import { RATES } from '../../lib/http/rateLimits';
import { type YupTypeProvider } from '../../lib/http/yupCompiler';
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
  const cases = createCasesService({ db, readCard: cards.read, now });
  await app.register(named(caseRoutes), { cases, measures: createMeasuresService({ ...deps, now, cases }) });
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

const caseRoutes: FastifyPluginAsync<{ cases: CasesService; measures: MeasuresService }> = async (
  instance,
  services,
) => {
  const app = instance.withTypeProvider<YupTypeProvider>();
  const { cases, measures } = services;
  const perOperator = app.limit(RATES.measure, ({ member }) => String(member.id));

  app.get('/admin/reports', { schema: { querystring: caseListRules } }, async ({ query, member }) =>
    ok(await cases.list(query, member.id)),
  );
  app.get('/admin/reports/:target/:id', { schema: { params: byCase } }, async ({ params, member }) =>
    ok(await cases.read({ target: toReportTarget(params.target), id: params.id }, member.id)),
  );
  app.post(
    '/admin/measures',
    { schema: { body: measureRules }, onRequest: [app.requireConfirmation, perOperator] },
    async (request) => {
      const { body, member } = request;
      return ok(await measures.take(body, member, keyedRequest(request, member, body)), OPERATOR_MESSAGES.done);
    },
  );
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
