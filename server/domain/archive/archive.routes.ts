import {
  ARCHIVE_MESSAGES,
  archiveEditRules,
  archiveListRules,
  archiveRules,
  archiveSearchRules,
  type ArchiveListQuery,
} from '@contract/archive';
import { type FastifyPluginAsync, type FastifyReply, type FastifyRequest } from 'fastify';
import { beforeBody } from '../../lib/http/beforeBody';
import { type Cached } from '../../lib/cache/cache';
import { sendCached } from '../../lib/cache/sendCached';
import { listTags } from '../../lib/cache/tags';
import { callerOf } from '../../lib/http/callerOf';
import { ok } from '../../lib/http/envelope';
import { type FeatureDeps } from '../../lib/featureDeps';
import { keyedRequest } from '../../lib/idempotency/keyedRequest';
import { named } from '../../lib/http/named';
import { incomingFolder } from '../../lib/uploads/incomingFiles';
import { byId } from '../../lib/http/params';
import { createViewerStates, installViewCounter, type CountVisit } from '../post';
import { RATES } from '../../lib/http/rateLimits';
import { acceptForms, receiveForm } from '../../lib/uploads/receiveForm';
import { type YupTypeProvider } from '../../lib/http/yupCompiler';
import { createArchiveRepository } from './archive.repository';
import { createArchiveService, type ArchiveService } from './archive.service';
import { archiveTags, createArchiveReading, type ArchiveReading } from './archiveReading.service';
import { ARCHIVE_FORM, readArchiveForm } from './archiveForm';
import { createArchiveListRepository } from './archiveList.repository';
import { createArchiveListService, type ArchiveListService } from './archiveList.service';

interface ArchiveDeps extends FeatureDeps {
  /** A secret of the installation that salts the hashes of visitors (D38). */
  viewSalt: string;
}

/** Routes of archives; evaluations are a separate feature. */
export const archiveRoutes: FastifyPluginAsync<ArchiveDeps> = async (
  app,
  { db, cached, dataDir, viewSalt, ...deps },
) => {
  const countVisit = installViewCounter(app, { db, kind: 'archive', viewSalt });
  const viewerStates = createViewerStates(db, cached, 'archive');
  const repository = createArchiveRepository(db);
  const reading = createArchiveReading({ ...deps, archives: repository, viewerStates, cached });
  const archives = createArchiveService({ ...deps, archives: repository });
  const list = createArchiveListService({ list: createArchiveListRepository(db), viewerStates, cached });
  await app.register(named(readingRoutes), { reading, list, countVisit, cached });
  await app.register(named(formRoutes), { archives, folder: incomingFolder(dataDir) });
  await app.register(named(writingRoutes), { archives });
  await app.register(named(operatorRoutes), { reading });
};

/** The archive as operators open it from a case (D193). */
const operatorRoutes: FastifyPluginAsync<Pick<ReadingDeps, 'reading'>> = async (instance, { reading }) => {
  const app = instance.withTypeProvider<YupTypeProvider>();
  app.addHook('onRequest', app.requireOperator);

  app.get('/admin/archives/:id', { schema: { params: byId } }, async ({ params }) =>
    ok(await reading.readForOperator(params.id)),
  );
};

interface ReadingDeps {
  reading: ArchiveReading;
  list: ArchiveListService;
  countVisit: CountVisit;
  cached: Cached;
}

/** Routes for members and visitors. */
const readingRoutes: FastifyPluginAsync<ReadingDeps> = async (instance, { reading, list, countVisit, cached }) => {
  const app = instance.withTypeProvider<YupTypeProvider>();
  app.addHook('onRequest', app.readViewer);

  app.get('/archive/projects', { schema: { querystring: archiveListRules } }, (request, reply) =>
    sendPage(request, reply, { ...request.query, keyword: '' }),
  );

  app.get('/archive/projects/search', { schema: { querystring: archiveSearchRules } }, (request, reply) =>
    sendPage(request, reply, request.query),
  );

  async function sendPage(request: FastifyRequest, reply: FastifyReply, query: ArchiveListQuery) {
    const { viewer } = request;
    if (viewer) return ok(await list.pageFor(query, viewer.id));
    const shared = { key: `archives ${JSON.stringify(query)}`, tags: listTags('archive') };
    return sendCached(cached, request, reply, { ...shared, read: () => list.page(query) });
  }

  app.get('/archive/:id', { schema: { params: byId } }, async (request, reply) => {
    const { params, viewer } = request;
    if (viewer) {
      const { isOwn, detail } = await reading.readFor(params.id, viewer.id);
      if (!isOwn) countVisit(params.id, request);
      return ok(detail);
    }
    const shared = { key: `archive ${params.id}`, tags: archiveTags(params.id) };
    await sendCached(cached, request, reply, { ...shared, read: () => reading.read(params.id) });
    countVisit(params.id, request);
    return reply;
  });
};

interface FormDeps {
  archives: ArchiveService;
  /** The folder of temporary files of uploads. */
  folder: string;
}

const ownedFor = (archives: ArchiveService, denied: string) =>
  beforeBody(byId, ({ id }, member) => archives.checkOwn(id, member, denied));

/** Routes that receive a multipart form. */
const formRoutes: FastifyPluginAsync<FormDeps> = async (instance, { archives, folder }) => {
  const app = instance.withTypeProvider<YupTypeProvider>();
  acceptForms(app);
  app.addHook('onRequest', app.requireMember);
  const fields = { ...ARCHIVE_FORM, folder };
  const perWriter = app.limit(RATES.archive, ({ member }) => String(member.id));

  app.post('/archive', { onRequest: perWriter }, async (request) =>
    ok(
      await receiveForm(request, fields, (form) => {
        const { member } = request;
        const read = readArchiveForm(form, archiveRules);
        const content = [read.archive, form.files['thumbnail']?.length, form.files['images']?.length];
        const keyed = keyedRequest(request, member, content);
        return archives.create(read, { member, caller: callerOf(request) }, keyed);
      }),
    ),
  );

  app.put(
    '/archive/:id',
    { schema: { params: byId }, onRequest: ownedFor(archives, ARCHIVE_MESSAGES.editDenied) },
    async (request) => {
      const { params, member } = request;
      const id = await receiveForm(request, fields, (form) =>
        archives.edit(params.id, readArchiveForm(form, archiveEditRules), { member, caller: callerOf(request) }),
      );
      return ok(id, ARCHIVE_MESSAGES.edited);
    },
  );
};

const writingRoutes: FastifyPluginAsync<{ archives: ArchiveService }> = async (instance, { archives }) => {
  const app = instance.withTypeProvider<YupTypeProvider>();
  app.addHook('onRequest', app.requireMember);

  app.delete(
    '/archive/:id',
    { schema: { params: byId }, onRequest: ownedFor(archives, ARCHIVE_MESSAGES.deleteDenied) },
    async ({ params, member }) => {
      await archives.remove(params.id, member);
      return ok(null);
    },
  );

  app.post('/archive/:id/bookmark', { schema: { params: byId } }, async ({ params, member }) =>
    ok(await archives.toggleBookmark(params.id, member)),
  );
};
