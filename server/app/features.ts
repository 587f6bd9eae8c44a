import { type FastifyInstance } from 'fastify';
import { alarmRoutes } from '../features/alarm';
import { archiveRoutes } from '../features/archive';
import { authRoutes } from '../features/auth';
import { commentRoutes } from '../features/comments';
import { evaluationRoutes } from '../features/evaluation';
import {
  createArchivePartsRepository,
  createMyPageRepository,
  createMyPageService,
  mypageRoutes,
} from '../features/mypage';
import { operationsRoutes } from '../features/operations';
import { projectRoutes } from '../features/project';
import { reportRoutes } from '../features/report';
import { usersRoutes } from '../features/users';
import { type FeatureDeps } from '../lib/featureDeps';
import { limitEverythingElse } from '../lib/rateLimits';
import { refuseTheRest, watchRoutes } from './unknownPaths';

const API = '/api';

/** Everything below `/api`; a feature is a plugin that names its paths without the prefix. */
export async function registerFeatures(app: FastifyInstance, deps: FeatureDeps): Promise<void> {
  const routes = watchRoutes(app, API);
  const myPages = createMyPageService({
    members: createMyPageRepository(deps.db),
    archives: createArchivePartsRepository(deps.db),
    shuffleKey: deps.tokenSecret,
  });
  await app.register(operationsRoutes, { ...deps, prefix: API });

  await app.register(
    async (api) => {
      limitEverythingElse(api);
      await api.register(authRoutes, deps);
      await api.register(usersRoutes, { ...deps, readMyPage: myPages.own });
      await api.register(mypageRoutes, { myPages });
      await api.register(projectRoutes, { ...deps, viewSalt: deps.tokenSecret });
      await api.register(archiveRoutes, { ...deps, viewSalt: deps.tokenSecret });
      await api.register(commentRoutes, deps);
      await api.register(evaluationRoutes, deps);
      await api.register(alarmRoutes, deps);
      await api.register(reportRoutes, deps);
    },
    { prefix: API },
  );
  refuseTheRest(app, routes, API);
}
