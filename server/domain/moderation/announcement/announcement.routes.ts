import { announcementListRules, announcementRules } from '@contract/announcement';
import { type FastifyPluginAsync } from 'fastify';
import { ok } from '../../../lib/http/envelope';
import { type FeatureDeps } from '../../../lib/featureDeps';
import { keyedRequest } from '../../../lib/idempotency/keyedRequest';
import { named } from '../../../lib/http/named';
import { byId } from '../../../lib/http/params';
import { type YupTypeProvider } from '../../../lib/http/yupCompiler';
import { createAnnouncementRepository } from './announcement.repository';
import { createAnnouncementService, type AnnouncementService } from './announcement.service';

/** The public announcements, and their administration (D136). */
export const announcementRoutes: FastifyPluginAsync<FeatureDeps> = async (app, { db, cached, now }) => {
  const announcements = createAnnouncementService({ announcements: createAnnouncementRepository(db), cached, now });
  app.get('/announcements', { onRequest: app.readViewer }, async () => ok(await announcements.shown()));
  await app.register(named(deskRoutes), { announcements });
};

const deskRoutes: FastifyPluginAsync<{ announcements: AnnouncementService }> = async (instance, { announcements }) => {
  const app = instance.withTypeProvider<YupTypeProvider>();
  app.addHook('onRequest', app.requireOperator);
  const acting = { onRequest: app.requireConfirmation };

  app.get('/admin/announcements', { schema: { querystring: announcementListRules } }, async ({ query }) =>
    ok(await announcements.list(query.page)),
  );
  app.post('/admin/announcements', { schema: { body: announcementRules }, ...acting }, async (request) => {
    const { body, member } = request;
    return ok(await announcements.create(body, member, keyedRequest(request, member, body)));
  });
  app.put(
    '/admin/announcements/:id',
    { schema: { params: byId, body: announcementRules }, ...acting },
    async ({ params, body, member }) => ok(await announcements.edit(params.id, body, member)),
  );
  app.delete('/admin/announcements/:id', { schema: { params: byId }, ...acting }, async ({ params, member }) => {
    await announcements.remove(params.id, member);
    return ok(null);
  });
};
