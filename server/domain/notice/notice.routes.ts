import { noticeListRules, noticesReadRules } from '@contract/notice';
import { type FastifyPluginAsync } from 'fastify';
import { ok } from '../../lib/http/envelope';
import { type FeatureDeps } from '../../lib/featureDeps';
import { type YupTypeProvider } from '../../lib/http/yupCompiler';
import { createNoticeRepository } from './notice.repository';
import { createNoticeService } from './notice.service';

/** Notices (새 소식) about a member's posts, applications and teams. */
export const noticeRoutes: FastifyPluginAsync<FeatureDeps> = async (instance, { db, shiftedNow }) => {
  const app = instance.withTypeProvider<YupTypeProvider>();
  const notices = createNoticeService({ notices: createNoticeRepository(db), shiftedNow });
  app.addHook('onRequest', app.requireMember);

  app.get('/notices', { schema: { querystring: noticeListRules } }, async ({ query, member }) =>
    ok(await notices.list(query.page, member)),
  );

  app.post('/notices/read', { schema: { body: noticesReadRules } }, async ({ body, member }) =>
    ok(await notices.markRead(body, member)),
  );
};
