import {
  ARCHIVE_MESSAGES,
  archiveEditRules,
  archiveListRules,
  archiveRules,
  archiveSearchRules,
} from '@contract/archive';
import { type FastifyPluginAsync, type FastifyRequest } from 'fastify';
import { readShared, SHARED } from '../../lib/answers/readShared';
import { beforeBody } from '../../lib/beforeBody';
import { ok } from '../../lib/envelope';
import { type FeatureDeps } from '../../lib/featureDeps';
import { incomingFolder } from '../../lib/incomingFiles';
import { byId } from '../../lib/params';
import { RATES } from '../../lib/rateLimits';
import { receiveForm } from '../../lib/receiveForm';
import { installViewCounter, type CountVisit } from '../../lib/views/installViewCounter';
import { readPost } from '../../lib/views/readPost';
import { type YupTypeProvider } from '../../lib/yupCompiler';
import { createArchiveRepository } from './archive.repository';
import { createArchiveService, type ArchiveService } from './archive.service';
import { topicsOfDetail, topicsOfPage } from './archive.topics';
import { ARCHIVE_FORM, readArchive } from './archiveForm';
import { createArchiveListRepository } from './archiveList.repository';
import { createArchiveListService, type ArchiveListQuery, type ArchiveListService } from './archiveList.service';
import { createArchivePlacesRepository } from './archivePlaces.repository';

interface ArchiveDeps extends FeatureDeps {
  /** A secret of the installation: keeps the hashes of visitors from being guessed (D38). */
  viewSalt: string;
}

/** Finished projects; their evaluations are a feature of their own. */
export const archiveRoutes: FastifyPluginAsync<ArchiveDeps> = async (app, { db, dataDir, viewSalt, ...deps }) => {
  const countVisit = installViewCounter(app, { db, kind: 'archive', viewSalt });
  const archives = createArchiveService({ ...deps, archives: createArchiveRepository(db) });
  const list = createArchiveListService(createArchiveListRepository(db), createArchivePlacesRepository(db));
  await app.register(readingRoutes, { archives, list, countVisit });
  await app.register(writingRoutes, { archives, folder: incomingFolder(dataDir) });
};

interface ReadingDeps {
  archives: ArchiveService;
  list: ArchiveListService;
  countVisit: CountVisit;
}

/** For visitors too. */
const readingRoutes: FastifyPluginAsync<ReadingDeps> = async (instance, { archives, list, countVisit }) => {
  const app = instance.withTypeProvider<YupTypeProvider>();
  app.addHook('onRequest', app.readViewer);

  const listOptions = { schema: { querystring: archiveListRules }, config: SHARED };
  app.get('/archive/projects', listOptions, (request) => answerPage(request, { ...request.query, keyword: '' }));

  const searchOptions = { schema: { querystring: archiveSearchRules }, config: SHARED };
  app.get('/archive/projects/search', searchOptions, (request) => answerPage(request, request.query));

  async function answerPage(request: FastifyRequest, query: ArchiveListQuery) {
    const own = () => list.page(query, request.viewer?.id);
    return ok(await readShared(request, { shared: () => list.page(query), topics: topicsOfPage, own }));
  }

  const read = (id: number, viewerId?: number) => archives.read(id, viewerId);
  app.get('/archive/:id', { schema: { params: byId }, config: SHARED }, async (request) =>
    ok(await readPost(request, request.params.id, { read, topics: topicsOfDetail, countVisit })),
  );
};

interface WritingDeps {
  archives: ArchiveService;
  /** Where files wait until it is decided about them. */
  folder: string;
}

const writingRoutes: FastifyPluginAsync<WritingDeps> = async (instance, { archives, folder }) => {
  const app = instance.withTypeProvider<YupTypeProvider>();
  app.addHook('onRequest', app.requireMember);
  const fields = { ...ARCHIVE_FORM, folder };
  const ownedFor = (denied: string) => beforeBody(byId, ({ id }, member) => archives.checkOwn(id, member, denied));

  const perWriter = app.limit(RATES.archive, ({ member }) => String(member.id));

  app.post('/archive', { onRequest: perWriter }, async (request) =>
    ok(await receiveForm(request, fields, (form) => archives.create(readArchive(form, archiveRules), request.member))),
  );

  app.put(
    '/archive/:id',
    { schema: { params: byId }, onRequest: ownedFor(ARCHIVE_MESSAGES.editDenied) },
    async (request) => {
      const { params, member } = request;
      const id = await receiveForm(request, fields, (form) =>
        archives.edit(params.id, readArchive(form, archiveEditRules), member),
      );
      return ok(id, ARCHIVE_MESSAGES.edited);
    },
  );

  app.delete(
    '/archive/:id',
    { schema: { params: byId }, onRequest: ownedFor(ARCHIVE_MESSAGES.deleteDenied) },
    async ({ params, member }) => {
      await archives.remove(params.id, member);
      return ok(null);
    },
  );

  app.post('/archive/:id/bookmark', { schema: { params: byId } }, async ({ params, member }) =>
    ok(await archives.toggleBookmark(params.id, member)),
  );
};
