import { BODY_SIZES } from '@contract/limits';
import { closedRules, PROJECT_MESSAGES, projectListRules, projectRules, type ProjectPage } from '@contract/project';
import { type FastifyPluginAsync } from 'fastify';
import { readForOne, readShared, SHARED } from '../../lib/answers/readShared';
import { beforeBody } from '../../lib/beforeBody';
import { ok } from '../../lib/envelope';
import { type FeatureDeps } from '../../lib/featureDeps';
import { byId } from '../../lib/params';
import { installViewCounter, type CountVisit } from '../../lib/views/installViewCounter';
import { readPost } from '../../lib/views/readPost';
import { type YupTypeProvider } from '../../lib/yupCompiler';
import { createProjectRepository } from './project.repository';
import { createProjectService, type ProjectService } from './project.service';
import { topicsOfDetail, topicsOfPage } from './project.topics';
import { createProjectListRepository } from './projectList.repository';
import { createProjectListService, type ProjectListService } from './projectList.service';
import { createProjectPlacesRepository } from './projectPlaces.repository';
import { createReadInSnapshot } from './readInSnapshot';

interface ProjectDeps extends FeatureDeps {
  /** A secret of the installation: keeps the hashes of visitors from being guessed (D38). */
  viewSalt: string;
}

interface WritingDeps {
  projects: ProjectService;
}

interface ReadingDeps extends WritingDeps {
  list: ProjectListService;
  countVisit: CountVisit;
}

/** Recruitment posts. */
export const projectRoutes: FastifyPluginAsync<ProjectDeps> = async (app, { db, viewSalt }) => {
  const countVisit = installViewCounter(app, { db, kind: 'project', viewSalt });
  const projects = createProjectService(createProjectRepository(db));
  const list = createProjectListService({
    list: createProjectListRepository(db),
    places: createProjectPlacesRepository(db),
    readInSnapshot: createReadInSnapshot(db),
  });
  await app.register(readingRoutes, { projects, list, countVisit });
  await app.register(writingRoutes, { projects });
};

/** For visitors too. */
const readingRoutes: FastifyPluginAsync<ReadingDeps> = async (instance, { projects, list, countVisit }) => {
  const app = instance.withTypeProvider<YupTypeProvider>();
  app.addHook('onRequest', app.readViewer);

  // Two names of one list (spec §7): with filters alone, and with a title.
  for (const name of ['keyword', 'search']) {
    const options = { schema: { querystring: projectListRules }, config: SHARED };
    app.get(`/projects/filter/${name}`, options, async (request) => {
      const { query, viewer } = request;
      const own = () => list.page(query, viewer?.id);
      if (!list.isExact(query)) return ok(await readForOne(request, own));
      const topics = (page: ProjectPage) => topicsOfPage(page, query.sort);
      return ok(await readShared(request, { shared: () => list.page(query), topics, own }));
    });
  }

  const read = (id: number, viewerId?: number) => projects.read(id, viewerId);
  app.get('/projects/:id', { schema: { params: byId }, config: SHARED }, async (request) =>
    ok(await readPost(request, request.params.id, { read, topics: topicsOfDetail, countVisit })),
  );
};

const writingRoutes: FastifyPluginAsync<WritingDeps> = async (instance, { projects }) => {
  const app = instance.withTypeProvider<YupTypeProvider>();
  app.addHook('onRequest', app.requireMember);

  const ownedFor = (denied: string) => beforeBody(byId, ({ id }, member) => projects.checkOwn(id, member, denied));
  const mayEdit = ownedFor(PROJECT_MESSAGES.editDenied);

  app.post('/projects', { schema: { body: projectRules }, bodyLimit: BODY_SIZES.project }, async ({ body, member }) =>
    ok(await projects.create(body, member), PROJECT_MESSAGES.saved),
  );

  app.put(
    '/projects/:id',
    { schema: { params: byId, body: projectRules }, bodyLimit: BODY_SIZES.project, onRequest: mayEdit },
    async ({ params, body, member }) => ok(await projects.edit(params.id, body, member), PROJECT_MESSAGES.edited),
  );

  app.put(
    '/projects/:id/closed',
    { schema: { params: byId, body: closedRules }, onRequest: mayEdit },
    async ({ params, body, member }) => ok(await projects.setClosed(params.id, body.closed, member)),
  );

  app.delete(
    '/projects/:id',
    { schema: { params: byId }, onRequest: ownedFor(PROJECT_MESSAGES.deleteDenied) },
    async ({ params, member }) => {
      await projects.remove(params.id, member);
      return ok(null);
    },
  );

  app.post('/projects/:id/bookmark', { schema: { params: byId } }, async ({ params, member }) =>
    ok(await projects.setBookmark(params.id, true, member)),
  );

  app.delete('/projects/:id/bookmark', { schema: { params: byId } }, async ({ params, member }) =>
    ok(await projects.setBookmark(params.id, false, member)),
  );
};
