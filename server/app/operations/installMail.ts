import path from 'node:path';
import { type FastifyInstance } from 'fastify';
import { type Kysely } from 'kysely';
import { type Tables } from '../../db/tables';
import { REPORT_MAIL_REQUEST, writeReport } from '../../features/report';
import { TEMPORARY_PASSWORD, writeTemporaryPassword } from '../../features/users';
import { createMailQueue } from '../../lib/mail/mailQueue';
import { createMailTransport } from '../../lib/mail/mailTransport';
import { MEASURE_MAIL_REQUEST } from '../../lib/operators/measureMailRequest';
import { type Metrics } from '../../lib/metrics';
import { type Attempts } from '../../lib/auth/attempts';
import { type Passwords } from '../../lib/auth/passwords';
import { type Config } from '../env';
import { writeMeasure } from '../../features/operator';

interface MailDeps {
  config: Config;
  db: Kysely<Tables>;
  passwords: Passwords;
  attemptsIn: (db: Kysely<Tables>) => Attempts;
  now: () => number;
  metrics: Metrics;
}

/** The folder of mails written without SMTP. */
export const outboxOf = ({ dataDir }: Config) => path.join(dataDir, 'outbox');

/**
 * Runs the mail queue as long as the application runs, with the composer of each kind of mail.
 * @returns the function that wakes the queue after a request was stored
 */
export function installMail(app: FastifyInstance, deps: MailDeps): () => void {
  const { config, db, now, metrics } = deps;
  const send = createMailTransport({
    smtpUrl: config.smtpUrl,
    from: config.mailFrom,
    outboxDir: outboxOf(config),
    onWritten: (file) =>
      app.throttledLog('warn', { file }, 'Without SMTP_URL no mail is sent: it was written to a file.'),
  });
  const queue = createMailQueue({
    db,
    send: (mail) => send(mail).then(() => metrics.countJob('mail', 'done')),
    writers: {
      [TEMPORARY_PASSWORD]: writeTemporaryPassword(deps),
      [REPORT_MAIL_REQUEST]: writeReport(config),
      [MEASURE_MAIL_REQUEST]: writeMeasure(config),
    },
    now,
    onFailure: (error) => {
      metrics.countJob('mail', 'failed');
      app.throttledLog('error', { err: error }, 'A mail could not be sent; it is retried.');
    },
  });
  app.addHook('onReady', async () => queue.start());
  app.addHook('onClose', () => queue.close());
  return () => queue.wake();
}
