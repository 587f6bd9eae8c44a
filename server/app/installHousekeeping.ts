import { type FastifyInstance } from 'fastify';
import { type Kysely } from 'kysely';
import { type Tables } from '../db/tables';
import { forgetEndedSessions, forgetTemporaryPasswords } from '../features/auth';
import { type EraseFiles } from '../lib/fileErasure';
import { createHousekeeping } from '../lib/housekeeping';
import { sweepOrphans } from '../lib/orphanSweep';
import { seldom } from '../lib/seldom';
import { type Storage } from '../lib/storage';

interface HousekeepingDeps {
  db: Kysely<Tables>;
  storage: Storage;
  now: () => number;
  eraseFiles: EraseFiles;
}

const MINUTE = 60_000;
/** Looking through a whole bucket takes a while and costs money; a start is no reason for it. */
const SWEEPS = { first: 10 * MINUTE, every: 6 * 60 * MINUTE };

/** What is tidied up while the application runs; views are looked after where they are counted. */
export function installHousekeeping(app: FastifyInstance, deps: HousekeepingDeps): void {
  const { db, now, eraseFiles } = deps;
  const housekeeping = createHousekeeping({
    db,
    now,
    expiries: [forgetEndedSessions, forgetTemporaryPasswords],
    errands: [eraseFiles, seldom(() => sweepOrphans(deps), now, SWEEPS)],
    onFailure: (error) => app.log.error({ err: error }, 'The housekeeping failed; it is done again later.'),
  });
  app.addHook('onReady', async () => housekeeping.start());
  app.addHook('onClose', () => housekeeping.close());
}
