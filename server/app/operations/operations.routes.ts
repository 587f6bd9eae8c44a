import { type FastifyPluginAsync } from 'fastify';
import { type Kysely } from 'kysely';
import { isMigrated } from '../../db/migrate';
import { type Tables } from '../../db/tables';
import { ok } from '../../lib/http/envelope';
import { unavailable } from '../../lib/http/errors';

/** Health checks: liveness and readiness, without rate limit (api.md Operations). */
export const operationsRoutes: FastifyPluginAsync<{ db: Kysely<Tables>; build: string | null }> = async (
  app,
  { db, build },
) => {
  let stopping = false;
  // Not ready from the start of the shutdown, so that load balancers stop routing here.
  app.addHook('preClose', async () => {
    stopping = true;
  });

  app.get('/health', async () => ok({ build }));

  app.get('/ready', async () => {
    if (stopping) throw unavailable();
    const migrated = await isMigrated(db).catch((error: unknown) => {
      throw unavailable(error);
    });
    if (!migrated) throw unavailable();
    return ok(null);
  });
};
