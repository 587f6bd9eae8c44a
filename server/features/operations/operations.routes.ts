import { type FastifyPluginAsync } from 'fastify';
import { type Kysely } from 'kysely';
import { isMigrated } from '../../db/migrate';
import { type Tables } from '../../db/tables';
import { ok } from '../../lib/envelope';
import { unavailable } from '../../lib/errors';

/** Whether the process lives, and whether it can work; for whoever runs it, without a limit (api.md, Operations). */
export const operationsRoutes: FastifyPluginAsync<{ db: Kysely<Tables> }> = async (app, { db }) => {
  let stopping = false;
  // Told before anything else of the stop, so that whoever spreads the calls sends no more of them here.
  app.addHook('preClose', async () => {
    stopping = true;
  });

  app.get('/health', async () => ok(null));

  app.get('/ready', async () => {
    if (stopping) throw unavailable();
    const migrated = await isMigrated(db).catch((error: unknown) => {
      throw unavailable(error);
    });
    if (!migrated) throw unavailable();
    return ok(null);
  });
};
