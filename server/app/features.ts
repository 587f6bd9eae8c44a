import { type FastifyInstance, type FastifyRequest } from 'fastify';
import { alarmRoutes } from '../features/alarm';
import { announcementRoutes } from '../features/announcement';
import { applicationRoutes } from '../features/application';
import { archiveRoutes } from '../features/archive';
import { authRoutes, createSessionOpener } from '../features/auth';
import { blockRoutes } from '../features/block';
import { commentRoutes } from '../features/comments';
import { evaluationRoutes } from '../features/evaluation';
import {
  createCredentialRepository,
  createCredentialService,
  createVerifyService,
  credentialRoutes,
  issuerDocumentRoutes,
} from '../features/credential';
import {
  createProfileArchivesRepository,
  createMyPageRepository,
  createMyPageService,
  mypageRoutes,
} from '../features/mypage';
import { noticeRoutes } from '../features/notice';
import { operationsRoutes } from '../features/operations';
import { operatorRoutes, readOwnMeasures } from '../features/operator';
import { projectRoutes } from '../features/project';
import { createRecordRepository, createRecordService, recordDocumentRoutes, recordRoutes } from '../features/record';
import { reportRoutes } from '../features/report';
import { summaryRoutes } from '../features/summary';
import { teamRoutes } from '../features/team';
import { usersRoutes } from '../features/users';
import { createIssuerKeys } from '../lib/credentials/issuerKeys';
import { type FeatureDeps } from '../lib/featureDeps';
import { named } from '../lib/http/named';
import { originOf } from '../lib/http/origin';
import { limitEverythingElse } from '../lib/http/rateLimits';
import { refuseTheRest, watchRoutes } from './http/unknownPaths';

const API = '/api';

/** Dependencies shared by several features. */
function createServices(deps: FeatureDeps) {
  const { db, tokenSecret: shuffleKey } = deps;
  const keys = createIssuerKeys(deps);
  const stored = createCredentialRepository(db);
  return {
    myPages: createMyPageService({
      members: createMyPageRepository(db),
      archives: createProfileArchivesRepository(db),
      shuffleKey,
      shiftedNow: deps.shiftedNow,
    }),
    records: createRecordService({ ...deps, records: createRecordRepository(db), shuffleKey }),
    credentials: createCredentialService({ ...deps, stored, keys }),
    verifying: createVerifyService({ stored, keys }),
    stored,
    keys,
  };
}

/**
 * Registers everything below `/api`, and documents of some features outside it. A feature is a plugin that names its
 * paths without the prefix.
 */
export async function registerFeatures(app: FastifyInstance, deps: FeatureDeps): Promise<void> {
  const routes = watchRoutes(app, API);
  const { myPages, records, credentials, ...issuer } = createServices(deps);
  const readOrigin = (request: FastifyRequest) => originOf(deps, request);
  await app.register(named(recordDocumentRoutes), { ...deps, records, originOf: readOrigin });
  await app.register(named(issuerDocumentRoutes), { ...deps, ...issuer, originOf: readOrigin });
  await app.register(named(operationsRoutes), { ...deps, prefix: API });

  await app.register(
    async (api) => {
      limitEverythingElse(api);
      await api.register(named(authRoutes), deps);
      await api.register(named(usersRoutes), {
        ...deps,
        readMyPage: myPages.own,
        readWholeMyPage: myPages.whole,
        openSession: createSessionOpener(deps),
        readMeasures: (memberId) => readOwnMeasures(deps.db, memberId),
        readRecord: records.exported,
        readCredentials: (memberId) => credentials.exported(memberId),
      });
      await api.register(named(mypageRoutes), { myPages });
      await api.register(named(projectRoutes), { ...deps, viewSalt: deps.tokenSecret });
      await api.register(named(applicationRoutes), deps);
      await api.register(named(teamRoutes), deps);
      await api.register(named(archiveRoutes), { ...deps, viewSalt: deps.tokenSecret });
      await api.register(named(commentRoutes), deps);
      await api.register(named(evaluationRoutes), deps);
      await api.register(named(alarmRoutes), deps);
      await api.register(named(noticeRoutes), deps);
      await api.register(named(reportRoutes), deps);
      await api.register(named(summaryRoutes), deps);
      await api.register(named(recordRoutes), { records, originOf: readOrigin });
      await api.register(named(credentialRoutes), { ...issuer, credentials, originOf: readOrigin });
      await api.register(named(blockRoutes), deps);
      await api.register(named(operatorRoutes), deps);
      await api.register(named(announcementRoutes), { ...deps, now: deps.shiftedNow });
    },
    { prefix: API },
  );
  refuseTheRest(app, routes, API, { [`${API}/admin/`]: app.requireOperator });
}
