import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type FastifyInstance } from 'fastify';
import { type Kysely } from 'kysely';
import { type Tables } from '../../db/tables';
import { createDrawnFiles, type DrawFile } from '../../lib/drawing/drawnFiles';
import { createDrawnFileStore } from '../../lib/drawing/drawnFileStore';
import { createSharePictureSender, type SendSharePicture } from '../../lib/drawing/sendSharePicture';
import { byAddress, RATES } from '../../lib/http/rateLimits';
import { createConcurrencyLimiter } from '../../lib/jobs/concurrencyLimiter';
import { type Metrics } from '../../lib/metrics';
import { type Config } from '../env';
import { deleteExpiredDrawings } from './deleteExpiredDrawings';

/** A picture takes some 0.1 s of CPU time on all cores. */
const PICTURES = { atOnce: 1, waiting: 200, waitingEach: 20 };
/** Reads of several addresses at once; an address that asks for a thousand pictures does not fill the database's pool. */
const READS = { atOnce: 4, waiting: 2_000 };
/** A PDF takes some 0.5 s of CPU time on one core. An address may ask for ten a minute (`RATES.recordPdf`). */
const PDFS = { atOnce: 2, waiting: 100, waitingEach: 9 };

interface DrawingsDeps {
  config: Config;
  db: Kysely<Tables>;
  metrics: Metrics;
  now: () => number;
}

/** What draws pictures and PDFs, and stores them in one folder. */
export interface Drawings {
  drawPicture: DrawFile;
  drawPdf: DrawFile;
  sendSharePicture: SendSharePicture;
  /** Removes the stored drawings of a member. */
  removeDrawings: (memberId: number) => Promise<void>;
  deleteExpiredDrawings: () => Promise<void>;
}

/** Sets up the queues of drawings with their gauges, and their folder in the data folder. */
export function installDrawings(app: FastifyInstance, { config, db, metrics, now }: DrawingsDeps): Drawings {
  const store = createDrawnFileStore(path.join(config.dataDir, 'drawn'));
  const pictures = createConcurrencyLimiter(PICTURES);
  const pdfs = createConcurrencyLimiter(PDFS);
  metrics.watchQueue('picture', pictures.counts);
  metrics.watchQueue('pdf', pdfs.counts);
  const reads = createConcurrencyLimiter(READS);
  metrics.watchQueue('picture-read', reads.counts);
  const shared = {
    store,
    version: versionOf(config),
    onWriteFailure: (err: unknown) => app.log.warn({ err }, 'A drawing could not be stored.'),
  };
  const limit = app.limit(RATES.drawing, byAddress);
  const drawPicture = createDrawnFiles({ ...shared, queue: pictures, limit });
  const sitePicture = readFile(path.join(config.publicDir, 'share.png')).catch(() => null);
  return {
    drawPicture,
    drawPdf: createDrawnFiles({ ...shared, queue: pdfs }),
    sendSharePicture: createSharePictureSender(drawPicture, reads, sitePicture),
    removeDrawings: (memberId) =>
      store.removeOf(memberId).catch((err: unknown) => app.log.error({ err }, 'Drawings stay until the housekeeping.')),
    deleteExpiredDrawings: () => deleteExpiredDrawings(db, store, now()),
  };
}

/** The time of the build, or in development of the start, so that changed drawing code is seen. */
function versionOf({ production }: Config): string {
  const [, program] = process.argv;
  return String(production && program !== undefined ? statSync(program).mtimeMs : Date.now());
}
