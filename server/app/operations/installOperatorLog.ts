import { type FastifyInstance } from 'fastify';
import { type Kysely } from 'kysely';
import { type Tables } from '../../db/tables';
import { writeLogLines } from '../../domain/moderation';

const INTERVAL_MS = 30_000;

/** Writes each row of the operators' log to the server's log as well, so that it can be shipped elsewhere (D138). */
export function installOperatorLog(app: FastifyInstance, db: Kysely<Tables>): void {
  // Logged independently of the level of other lines.
  const log = app.log.child({}, { level: 'info' });
  let writing: Promise<void> | null = null;

  /** Concurrent calls share a run. */
  function write(): Promise<void> {
    writing ??= writeLogLines(db, (operatorLog) => log.info({ operatorLog }, 'Operator log.'))
      .catch((err: unknown) =>
        app.log.error({ err }, 'Rows of the operator log could not be logged; they are retried.'),
      )
      .finally(() => {
        writing = null;
      });
    return writing;
  }

  const timer = setInterval(() => void write(), INTERVAL_MS).unref();
  app.addHook('onReady', async () => void write());
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await writing;
    await write();
  });
}
