import { type FastifyInstance, type FastifyRequest } from 'fastify';
import {
  addressRoutes,
  alarmRoutes,
  alertRoutes,
  authRoutes,
  createSessionOpener,
  blockRoutes,
  createProfileArchivesRepository,
  createMyPageRepository,
  createMyPageService,
  mypageRoutes,
  notificationRoutes,
  oneClickRoute,
  passkeyRoutes,
  proofRoutes,
  pushDeviceRoutes,
  readMails,
  securityRoutes,
  socialRoutes,
  usersRoutes,
} from '../domain/member';
import { announcementRoutes, operatorRoutes, readOwnMeasures, reportRoutes } from '../domain/moderation';
import { applicationRoutes, teamRoutes } from '../domain/team';
import { archiveRoutes } from '../domain/archive';
import { commentRoutes, projectRoutes, summaryRoutes } from '../domain/post';
import { evaluationRoutes } from '../domain/evaluation';
import {
  createCredentialRepository,
  createCredentialService,
  createVerifyService,
  credentialDocumentRoutes,
  credentialRoutes,
  issuerDocumentRoutes,
  createRecordRepository,
  createRecordService,
  recordDocumentRoutes,
  recordRoutes,
  createIssuerKeys,
} from '../domain/record';
import { noticeRoutes } from '../domain/notice';
import { operationsRoutes } from './operations/operations.routes';
import { type FeatureDeps } from '../lib/featureDeps';
import { named } from '../lib/http/named';
import { issuerOriginOf, originOf } from '../lib/http/origin';
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
    verifying: createVerifyService({ ...deps, stored, keys }),
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
  await app.register(named(credentialDocumentRoutes), { ...deps, verifying: issuer.verifying });
  const readIssuer = (request: FastifyRequest) => issuerOriginOf(deps, request);
  await app.register(named(issuerDocumentRoutes), { ...deps, ...issuer, originOf: readIssuer });
  await app.register(named(oneClickRoute), deps);
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
        readMails: (memberId) => readMails(deps.db, memberId),
      });
      await api.register(named(addressRoutes), deps);
      await api.register(named(notificationRoutes), deps);
      await api.register(named(pushDeviceRoutes), deps);
      await api.register(named(securityRoutes), deps);
      await api.register(named(socialRoutes), deps);
      await api.register(named(passkeyRoutes), deps);
      await api.register(named(proofRoutes), deps);
      await api.register(named(mypageRoutes), { myPages });
      await api.register(named(projectRoutes), { ...deps, viewSalt: deps.tokenSecret });
      await api.register(named(applicationRoutes), deps);
      await api.register(named(teamRoutes), deps);
      await api.register(named(archiveRoutes), { ...deps, viewSalt: deps.tokenSecret });
      await api.register(named(commentRoutes), deps);
      await api.register(named(evaluationRoutes), deps);
      await api.register(named(alarmRoutes), deps);
      await api.register(named(alertRoutes), deps);
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
