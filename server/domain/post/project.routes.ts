import { BODY_SIZES } from '@contract/limits';
import { closedRules, POST_LIMIT_TEXTS, PROJECT_MESSAGES, projectListRules, projectRules } from '@contract/project';
import { type FastifyPluginAsync } from 'fastify';
import { beforeBody } from '../../lib/http/beforeBody';
import { type Cached } from '../../lib/cache/cache';
import { sendCached } from '../../lib/cache/sendCached';
import { listTags } from '../../lib/cache/tags';
import { ok } from '../../lib/http/envelope';
import { type FeatureDeps } from '../../lib/featureDeps';
import { keyedRequest } from '../../lib/idempotency/keyedRequest';
import { named } from '../../lib/http/named';
import { byId } from '../../lib/http/params';
import { RATES } from '../../lib/http/rateLimits';
import { postQuota } from './postQuota.repository';
import { createViewerStates } from './viewerState.repository';
import { installViewCounter, type CountVisit } from './views/installViewCounter';
import { type YupTypeProvider } from '../../lib/http/yupCompiler';
import { createProjectRepository } from './project.repository';
import { createProjectViewerRepository } from './projectViewer.repository';
import { createProjectService, type ProjectService } from './project.service';
import { createProjectReading, projectTags, type ProjectReading } from './projectReading.service';
import { createProjectListRepository } from './projectList.repository';
import { createProjectListService, type ProjectListService } from './projectList.service';

interface ProjectDeps extends FeatureDeps {
  /** A secret of the installation that salts the hashes of visitors (D38). */
  viewSalt: string;
}

interface WritingDeps {
  projects: ProjectService;
}

interface ReadingDeps {
  reading: ProjectReading;
  list: ProjectListService;
  countVisit: CountVisit;
  cached: Cached;
}

/** Recruitment posts. */
export const projectRoutes: FastifyPluginAsync<ProjectDeps> = async (app, deps) => {
  const { db, cached, viewSalt, shiftedNow, operatorEmail, rateLimitMultiplier } = deps;
  const countVisit = installViewCounter(app, { db, kind: 'project', viewSalt });
  const viewerStates = createViewerStates(db, cached, 'project');
  const posts = createProjectRepository(db, postQuota(rateLimitMultiplier));
  const projects = createProjectService({ projects: posts, shiftedNow });
  const ownParts = createProjectViewerRepository(db);
  const reading = createProjectReading({ projects: posts, ownParts, viewerStates, cached, operatorEmail });
  const list = createProjectListService({ list: createProjectListRepository(db), viewerStates, cached });
  await app.register(named(readingRoutes), { reading, list, countVisit, cached });
  await app.register(named(writingRoutes), { projects });
  await app.register(named(operatorRoutes), { reading });
};

/** The post as operators open it from a case (D193). */
const operatorRoutes: FastifyPluginAsync<Pick<ReadingDeps, 'reading'>> = async (instance, { reading }) => {
  const app = instance.withTypeProvider<YupTypeProvider>();
  app.addHook('onRequest', app.requireOperator);

  app.get('/admin/projects/:id', { schema: { params: byId } }, async ({ params }) =>
    ok(await reading.readForOperator(params.id)),
  );
};

/** Routes for members and visitors. */
const readingRoutes: FastifyPluginAsync<ReadingDeps> = async (instance, { reading, list, countVisit, cached }) => {
  const app = instance.withTypeProvider<YupTypeProvider>();
  app.addHook('onRequest', app.readViewer);

  // Two paths of one list (spec §7): with filters only, and with a title.
  for (const name of ['keyword', 'search']) {
    app.get(`/projects/filter/${name}`, { schema: { querystring: projectListRules } }, async (request, reply) => {
      const { query, viewer } = request;
      if (viewer) return ok(await list.pageFor(query, viewer.id));
      const shared = { key: `projects ${JSON.stringify(query)}`, tags: listTags('project') };
      return sendCached(cached, request, reply, { ...shared, read: () => list.page(query) });
    });
  }

  app.get('/projects/:id', { schema: { params: byId } }, async (request, reply) => {
    const { params, viewer } = request;
    if (viewer) {
      const { isOwn, detail } = await reading.readFor(params.id, viewer.id);
      if (!isOwn) countVisit(params.id, request);
      return ok(detail);
    }
    const shared = { key: `project ${params.id}`, tags: projectTags(params.id) };
    await sendCached(cached, request, reply, { ...shared, read: () => reading.read(params.id) });
    countVisit(params.id, request);
    return reply;
  });

  app.get('/projects/:id/similar', { schema: { params: byId } }, async ({ params, viewer }) =>
    ok(viewer ? await list.similarFor(params.id, viewer.id) : await list.similar(params.id)),
  );
};

const writingRoutes: FastifyPluginAsync<WritingDeps> = async (instance, { projects }) => {
  const app = instance.withTypeProvider<YupTypeProvider>();
  app.addHook('onRequest', app.requireMember);

  const ownedFor = (denied: string) => beforeBody(byId, ({ id }, member) => projects.checkOwn(id, member, denied));
  const mayEdit = ownedFor(PROJECT_MESSAGES.editDenied);
  const perWriter = app.limit(RATES.post, ({ member }) => String(member.id), POST_LIMIT_TEXTS.daily);

  app.post(
    '/projects',
    { schema: { body: projectRules }, bodyLimit: BODY_SIZES.project, onRequest: perWriter },
    async (request) => {
      const { body, member } = request;
      return ok(await projects.create(body, member, keyedRequest(request, member, body)), PROJECT_MESSAGES.saved);
    },
  );

  app.put(
    '/projects/:id',
    { schema: { params: byId, body: projectRules }, bodyLimit: BODY_SIZES.project, onRequest: mayEdit },
    async ({ params, body, member }) => ok(await projects.edit(params.id, body, member), PROJECT_MESSAGES.edited),
  );

  app.put(
    '/projects/:id/closed',
    { schema: { params: byId, body: closedRules }, onRequest: mayEdit },
    async ({ params, body, member }) => ok(await projects.setClosed(params.id, body, member)),
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
