import { anyString, exactObject } from '@contract/fields';
import { RECORD_MESSAGES, recordRules } from '@contract/record';
import { type FastifyPluginAsync, type FastifyRequest } from 'fastify';
import { ok } from '../../lib/http/envelope';
import { named } from '../../lib/http/named';
import { RATES } from '../../lib/http/rateLimits';
import { type YupTypeProvider } from '../../lib/http/yupCompiler';
import { type RecordService } from './record.service';

interface RecordRoutesDeps {
  records: RecordService;
  originOf: (request: FastifyRequest) => string;
}

const byCode = exactObject({ code: anyString().required() });

/** Serves `/api/records/:code` publicly, and the settings to their owner. */
export const recordRoutes: FastifyPluginAsync<RecordRoutesDeps> = async (app, deps) => {
  await app.register(named(publicRoute), deps);
  await app.register(named(ownRoutes), deps);
};

const publicRoute: FastifyPluginAsync<RecordRoutesDeps> = async (instance, { records, originOf }) => {
  const app = instance.withTypeProvider<YupTypeProvider>();

  app.get('/records/:code', { schema: { params: byCode } }, async (request) =>
    ok(await records.read(request.params.code, originOf(request))),
  );
};

const ownRoutes: FastifyPluginAsync<RecordRoutesDeps> = async (instance, { records, originOf }) => {
  const app = instance.withTypeProvider<YupTypeProvider>();
  app.addHook('onRequest', app.requireMember);
  const perMember = app.limit(RATES.recordCode, ({ member }) => String(member.id));

  app.get('/users/me/record', async (request) => ok(await records.readOwn(request.member.id, originOf(request))));

  app.get('/users/me/record/preview', async (request) =>
    ok(await records.preview(request.member.id, originOf(request))),
  );

  app.put('/users/me/record', { schema: { body: recordRules } }, async (request) =>
    ok(await records.save(request.member.id, request.body, originOf(request)), RECORD_MESSAGES.saved),
  );

  app.post('/users/me/record/code', { onRequest: perMember }, async (request) =>
    ok(await records.renewCode(request.member.id, originOf(request)), RECORD_MESSAGES.newCodeDone),
  );
};
