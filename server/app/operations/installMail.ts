import path from 'node:path';
import { type FastifyInstance } from 'fastify';
import { type Kysely } from 'kysely';
import { type Tables } from '../../db/tables';
import { REPORT_MAIL_REQUEST, writeReports, MEASURE_MAIL_REQUEST, writeMeasure } from '../../domain/moderation';
import {
  createBounceMarks,
  DIGEST,
  FOUND,
  MAIL_CODE,
  SECURITY,
  TEMPORARY_PASSWORD,
  writeBundle,
  writeDigest,
  writeFound,
  writeMailCode,
  writeSecurity,
  writeTemporaryPassword,
} from '../../domain/member';
import { readWaitingDeliveries } from '../../lib/delivery/deliveries';
import { BUNDLE } from '../../domain/notice';
import { createMailDelivery } from '../../lib/mail/mailDelivery';
import { createMailTransport } from '../../lib/mail/mailTransport';
import { type Metrics } from '../../lib/metrics';
import { type Attempts } from '../../lib/auth/attempts';
import { type Passwords } from '../../lib/auth/passwords';
import { type Config } from '../env';

declare module 'fastify' {
  interface FastifyInstance {
    /** Wakes the worker that sends mails. */
    wakeMail: () => void;
  }
}

interface MailDeps {
  config: Config;
  db: Kysely<Tables>;
  passwords: Passwords;
  attempts: Attempts;
  tokenSecret: string;
  now: () => number;
  /** The clock of deliveries (D174). */
  shiftedNow: () => number;
  metrics: Metrics;
}

/** The folder of mails written without SMTP. */
export const outboxOf = ({ dataDir }: Config) => path.join(dataDir, 'outbox');

/**
 * Sends mails as long as the application runs, with the composer of each kind.
 * @returns the function that wakes the worker after a request was stored
 */
export function installMail(app: FastifyInstance, deps: MailDeps): () => void {
  const { config, db, tokenSecret, shiftedNow, metrics } = deps;
  const send = createMailTransport({
    smtpUrl: config.smtpUrl,
    from: config.mailFrom,
    dkim: config.dkim,
    outboxDir: outboxOf(config),
    // Each file is named: who tries the product out reads the code of a sign-up there.
    onWritten: (file) => app.log.warn({ file }, 'Without SMTP_URL no mail is sent: it was written to a file.'),
  });
  const worker = createMailDelivery({
    db,
    send,
    bounces: createBounceMarks(db, shiftedNow),
    writers: {
      [TEMPORARY_PASSWORD]: writeTemporaryPassword({ ...config, ...deps }),
      [REPORT_MAIL_REQUEST]: writeReports(config),
      [MEASURE_MAIL_REQUEST]: writeMeasure(config),
      [MAIL_CODE]: writeMailCode({ ...config, tokenSecret }),
      [SECURITY]: writeSecurity({ ...config, tokenSecret }),
      [BUNDLE]: writeBundle({ ...config, tokenSecret, shiftedNow }),
      [DIGEST]: writeDigest({ ...config, tokenSecret, shiftedNow }),
      [FOUND]: writeFound({ ...config, tokenSecret, shiftedNow }),
    },
    now: shiftedNow,
    onSent: () => metrics.countJob('mail', 'done'),
    onFailure: (error) => {
      metrics.countJob('mail', 'failed');
      app.throttledLog('error', { err: error }, 'A mail could not be sent; it is retried.');
    },
  });
  if (config.smtpUrl !== undefined && config.publicUrl === undefined) {
    app.log.warn('Without PUBLIC_URL mails of notices, saved searches and digests are deleted unsent.');
  }
  metrics.watchDeliveries(() => readWaitingDeliveries(db, shiftedNow()));
  app.decorate('wakeMail', () => worker.wake());
  app.addHook('onReady', async () => worker.start());
  app.addHook('onClose', () => worker.close());
  return () => worker.wake();
}
