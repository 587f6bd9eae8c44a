import { LIMITS } from '@contract/limits';
import { type Summary } from '@contract/summary';
import { type FastifyPluginAsync } from 'fastify';
import { sql, type Kysely } from 'kysely';
import { type Tables } from '../../db/tables';
import { tags } from '../../lib/cache/tags';
import { sendCached } from '../../lib/cache/sendCached';
import { isShownArchive } from '../../lib/archives/visibleArchive';
import { type FeatureDeps } from '../../lib/featureDeps';

const SUMMARY_TAGS = [tags.people, tags.list('project'), tags.list('archive')];

/** The public counts of the landing page (D119). */
export const summaryRoutes: FastifyPluginAsync<FeatureDeps> = async (app, { db, cached }) => {
  app.get('/summary', (request, reply) =>
    sendCached(cached, request, reply, { key: 'summary', tags: SUMMARY_TAGS, read: () => readSummary(db) }),
  );
};

/** Counts each number up to `LIMITS.landingCount.max`. */
async function readSummary(db: Kysely<Tables>): Promise<Summary> {
  const max = sql.lit(LIMITS.landingCount.max);
  const { rows } = await sql<Summary>`
    select
      (select count(*)::int from (select from member where withdrawn_at is null limit ${max}) as one) as members,
      (select count(*)::int from (select from project where not closed and hidden_at is null limit ${max}) as one) as "openProjects",
      (select count(*)::int from (
        select from archive where ${isShownArchive} limit ${max}
      ) as one) as archives
  `.execute(db);
  return rows[0]!;
}
