import { type FastifyInstance } from 'fastify';
import { type Kysely } from 'kysely';
import { type Tables } from '../../db/tables';
import { findNewPosts, requestDigests } from '../../domain/member';
import { everyMinute } from '../../lib/jobs/everyMinute';

interface MinuteJobsDeps {
  db: Kysely<Tables>;
  shiftedNow: () => number;
}

/** Asks saved searches about new posts, and requests the digests on Mondays, as long as the application runs (D176, D177). */
export function installMinuteJobs(app: FastifyInstance, { db, shiftedNow }: MinuteJobsDeps): void {
  const jobs = everyMinute({
    jobs: [findNewPosts, requestDigests].map((job) => () => job(db, new Date(shiftedNow()))),
    onFailure: (error) => app.throttledLog('error', { err: error }, 'A job of every minute failed; it is retried.'),
  });
  app.addHook('onReady', async () => jobs.start());
  app.addHook('onClose', () => jobs.close());
}
