import { type FastifyInstance } from 'fastify';
import { type Kysely } from 'kysely';
import { type Tables } from '../../db/tables';
import {
  createPushTargets,
  FOUND,
  writeFirstPush,
  writeFoundPush,
  writeNightPush,
  writeNoticePush,
} from '../../domain/member';
import { NOTICE_PUSH } from '../../domain/notice';
import { createPushDelivery, FIRST_PUSH, NIGHT_PUSH } from '../../lib/push/pushDelivery';
import { type VapidKey } from '../../lib/push/vapidKey';
import { type Metrics } from '../../lib/metrics';
import { type Config } from '../env';

declare module 'fastify' {
  interface FastifyInstance {
    /** Wakes the worker that sends pushes. */
    wakePush: () => void;
  }
}

interface PushDeps {
  config: Config;
  db: Kysely<Tables>;
  vapidKey: VapidKey;
  /** The clock of deliveries (D174). */
  shiftedNow: () => number;
  metrics: Metrics;
}

/**
 * Sends pushes as long as the application runs, with the composer of each kind.
 * @returns the function that wakes the worker after a request was stored
 */
export function installPush(app: FastifyInstance, { config, db, vapidKey, shiftedNow, metrics }: PushDeps): () => void {
  const worker = createPushDelivery({
    db,
    targets: createPushTargets(db),
    sender: { ...vapidKey, subject: subjectOf(config) },
    hosts: config.pushHosts,
    writers: {
      [FIRST_PUSH]: writeFirstPush,
      [FOUND]: writeFoundPush(shiftedNow),
      [NIGHT_PUSH]: writeNightPush(shiftedNow),
      [NOTICE_PUSH]: writeNoticePush(shiftedNow),
    },
    apart: [FOUND],
    now: shiftedNow,
    onSent: () => metrics.countJob('push', 'done'),
    onFailure: (error) => {
      metrics.countJob('push', 'failed');
      app.throttledLog('error', { err: error }, 'A push could not be sent.');
    },
  });
  app.decorate('wakePush', () => worker.wake());
  app.addHook('onReady', async () => worker.start());
  app.addHook('onClose', () => worker.close());
  return () => worker.wake();
}

/** Where the makers of browsers reach the operator: push services accept https and mailto alone. */
function subjectOf({ publicUrl, operatorEmail, mailFrom }: Config): string {
  if (publicUrl?.startsWith('https:')) return publicUrl;
  const address = operatorEmail ?? mailFrom;
  return `mailto:${/<([^>]*)>/.exec(address)?.[1] ?? address}`;
}
