import { type FastifyPluginAsync } from 'fastify';
import { tags } from '../../lib/cache/tags';
import { sendCached } from '../../lib/cache/sendCached';
import { type FeatureDeps } from '../../lib/featureDeps';
import { readSummary } from './summary.repository';

const SUMMARY_TAGS = [tags.people, tags.list('project'), tags.list('archive')];

/** The public counts of the landing page (D119). */
export const summaryRoutes: FastifyPluginAsync<FeatureDeps> = async (app, { db, cached }) => {
  app.get('/summary', (request, reply) =>
    sendCached(cached, request, reply, { key: 'summary', tags: SUMMARY_TAGS, read: () => readSummary(db) }),
  );
};
