import { codeField, exactObject } from '@contract/fields';
import { dailyReportLimit, REPORT_MESSAGES, REPORT_TARGET_KINDS, reportRules, toReportTarget } from '@contract/report';
import { type FastifyPluginAsync } from 'fastify';
import { ok } from '../../../lib/http/envelope';
import { type FeatureDeps } from '../../../lib/featureDeps';
import { idParam } from '../../../lib/http/params';
import { keyedRequest } from '../../../lib/idempotency/keyedRequest';
import { RATES } from '../../../lib/http/rateLimits';
import { type YupTypeProvider } from '../../../lib/http/yupCompiler';
import { createReportRepository } from './report.repository';
import { createReportService } from './report.service';

/** The parameters of `/…/:type/:id`; an unknown type is a 404, like an unknown id. */
const byTarget = exactObject({ type: codeField(REPORT_TARGET_KINDS).required(), id: idParam() });

/** Reports, for members only. */
export const reportRoutes: FastifyPluginAsync<FeatureDeps> = async (instance, deps) => {
  const { db, wakeMail, eraseFiles } = deps;
  const app = instance.withTypeProvider<YupTypeProvider>();
  const reports = createReportService({
    reports: createReportRepository({ db, autoHide: { ...deps, now: deps.shiftedNow } }),
    wakeMail,
    eraseFiles,
  });
  const perReporter = app.limit(RATES.report, ({ member }) => String(member.id), dailyReportLimit);
  app.addHook('onRequest', app.requireMember);

  app.get('/report/target/:type/:id', { schema: { params: byTarget } }, async ({ params, member }) =>
    ok(await reports.lookUp(toReportTarget(params.type), params.id, member)),
  );

  app.post('/report/submit', { schema: { body: reportRules }, onRequest: perReporter }, async (request) => {
    const { body, member } = request;
    await reports.submit(body, member, keyedRequest(request, member, body));
    return ok(null, REPORT_MESSAGES.accepted);
  });
};
