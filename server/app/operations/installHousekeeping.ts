import { type FastifyInstance } from 'fastify';
import { type Kysely } from 'kysely';
import { type Tables } from '../../db/tables';
import { deleteExpiredAnnouncements, deleteExpiredReports, deleteExpiredUndos } from '../../domain/moderation';
import {
  deleteExpiredSessions,
  deleteExpiredTemporaryPasswords,
  foldActiveMembers,
  deleteExpiredBars,
  deleteExpiredCodes,
  deleteExpiredSchoolMails,
  deleteExpiredEmailUndos,
  deleteExpiredEvents,
  deleteOldGrants,
  deleteUnusedDevices,
  deleteUnusedGrants,
} from '../../domain/member';
import { type EraseFiles } from '../../lib/storage/fileErasure';
import { deleteExpiredQuestions } from '../../domain/archive';
import { createHousekeeping, type Expiry } from '../../lib/jobs/housekeeping';
import { deleteLateDeliveries } from '../../lib/delivery/deliveries';
import { deleteExpiredMails } from '../../lib/mail/deleteExpiredMails';
import { type Metrics } from '../../lib/metrics';
import { sweepOrphans } from '../../lib/storage/orphanSweep';
import { deleteExpiredRequestKeys } from '../../lib/idempotency/once';
import { runAtMostEvery } from '../../lib/jobs/runAtMostEvery';
import { deleteExpiredCallCounts } from '../../lib/http/sharedCounts';
import { type Storage } from '../../lib/storage/storage';
import { RECRUITING_JOBS } from '../../domain/team';
import { deleteExpiredViews } from '../../domain/post';
import { HOUR, MINUTE } from '../../lib/durations';
import { type Config } from '../env';
import { keysInUse } from './fileReferences.repository';
import { outboxOf } from './installMail';

interface HousekeepingDeps {
  config: Config;
  db: Kysely<Tables>;
  storage: Storage;
  now: () => number;
  shiftedNow: () => number;
  eraseFiles: EraseFiles;
  deleteExpiredDrawings: () => Promise<void>;
  metrics: Metrics;
}

/** Listing a whole bucket is slow and costs money, so starting the server does not trigger a sweep. */
const SWEEPS = { first: 10 * MINUTE, every: 6 * HOUR };

/** Jobs that delete expired rows (`RETENTION`). */
export const EXPIRIES: readonly Expiry[] = [
  deleteExpiredSessions,
  deleteExpiredTemporaryPasswords,
  deleteExpiredReports,
  deleteExpiredUndos,
  deleteExpiredRequestKeys,
  deleteExpiredCallCounts,
  foldActiveMembers,
  (db) => deleteExpiredViews(db, 'project'),
  (db) => deleteExpiredViews(db, 'archive'),
];

/** Jobs that use the shifted clock of recruiting, teams, consent, suspensions, announcements and e-mail codes. */
export const SHIFTED_EXPIRIES: readonly Expiry[] = [
  deleteExpiredQuestions,
  deleteExpiredAnnouncements,
  deleteExpiredBars,
  deleteExpiredCodes,
  deleteExpiredSchoolMails,
  deleteLateDeliveries,
  deleteUnusedDevices,
  deleteUnusedGrants,
  deleteOldGrants,
  deleteExpiredEvents,
  deleteExpiredEmailUndos,
  ...RECRUITING_JOBS,
];

const byClock =
  (expiry: Expiry, clock: () => number): Expiry =>
  (db) =>
    expiry(db, new Date(clock()));

/** Runs the jobs as long as the application runs. */
export function installHousekeeping(app: FastifyInstance, deps: HousekeepingDeps): void {
  const { config, db, now, shiftedNow, eraseFiles, deleteExpiredDrawings, metrics } = deps;
  const housekeeping = createHousekeeping({
    db,
    now,
    expiries: [...EXPIRIES, ...SHIFTED_EXPIRIES.map((expiry) => byClock(expiry, shiftedNow))],
    jobs: [
      eraseFiles,
      () => deleteExpiredMails(outboxOf(config), now()),
      deleteExpiredDrawings,
      runAtMostEvery(() => sweepOrphans({ db, storage: deps.storage, keysInUse, now }), now, SWEEPS),
    ],
    onDone: () => metrics.countJob('housekeeping', 'done'),
    onFailure: (error) => {
      metrics.countJob('housekeeping', 'failed');
      app.log.error({ err: error }, 'The housekeeping failed; it is retried.');
    },
  });
  app.addHook('onReady', async () => housekeeping.start());
  app.addHook('onClose', () => housekeeping.close());
}
