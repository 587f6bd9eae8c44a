import PQueue from 'p-queue';
import { type Kysely } from 'kysely';
import { inTransaction } from '../../db/inTransaction';
import { type Tables, type Trx } from '../../db/tables';
import {
  claimDeliveries,
  endDelivery,
  failDelivery,
  giveBackDelivery,
  NEEDED_LEASE,
  putOffDelivery,
  type Channel,
  type Delivery,
  type Failure,
} from './deliveries';

/** A composed delivery. */
export interface Composed {
  /** Sends it; rejects on failure. No transaction is open meanwhile. */
  send: () => Promise<void>;
  /** Runs in the transaction that ends the row, once it was sent. */
  sent?: (trx: Trx) => Promise<void>;
  /** Runs when it could not be sent. */
  failed?: () => Promise<void>;
}

/** A row that may not be sent before a time. */
export interface PutOff {
  putOffTo: Date;
}

interface DeliveryWorkerOptions {
  db: Kysely<Tables>;
  channel: Channel;
  /** Composes a row, or puts it off; null when nothing is to be sent any more. */
  compose: (delivery: Delivery) => Promise<Composed | PutOff | null>;
  /** What a failure means for the row. */
  judge: (error: unknown) => Failure;
  now: () => number;
  onSent: () => void;
  onFailure: (error: unknown) => void;
}

export interface DeliveryWorker {
  /** Sends what is due, now and every five seconds. */
  start(): void;
  /** Sends what is due at once, after a row was committed. */
  wake(): void;
  /** Sends all that is due; resolves when done. */
  drain(): Promise<void>;
  /** Stops claiming, gives back what was not begun, and waits ten seconds for what was. */
  close(): Promise<void>;
}

const INTERVAL_MS = 5_000;
const AT_ONCE = 5;
const PATIENCE_MS = 10_000;

type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Sends the rows of a channel at least once (D174): claims a batch, sends five at once, and claims again when fewer than
 * five wait. What fails is retried with growing pauses, and given up after twelve tries. Rows are composed and ended one at
 * a time: requests of members need the connections of the pool.
 */
export function createDeliveryWorker(options: DeliveryWorkerOptions): DeliveryWorker {
  const { db, channel, now, onFailure } = options;
  const sending = new PQueue({ concurrency: AT_ONCE });
  const database = new PQueue({ concurrency: 1 });
  const inTurn: InTurn = (work) => database.add(work);
  let working: Promise<void> | null = null;
  let woken = false;
  let closing = false;
  let timer: NodeJS.Timeout | undefined;

  /** Claims until nothing is due. A sending that hangs holds up no other one. */
  async function claimAll(): Promise<void> {
    while (!closing) {
      const claimed = await claimDeliveries(db, channel, now());
      if (claimed.length === 0) return;
      for (const delivery of claimed) void sending.add(() => begin(delivery).catch(onFailure));
      await sending.onSizeLessThan(AT_ONCE);
    }
  }

  async function begin(delivery: Delivery): Promise<void> {
    const left = (delivery.claimed_until?.getTime() ?? 0) - now();
    if (closing || left < NEEDED_LEASE) return giveBackDelivery(db, delivery);
    return deliver(options, delivery, inTurn);
  }

  /** Repeats the round, because a wake during a round may come after its query. */
  function wake(): void {
    woken = true;
    working ??= round()
      .catch(onFailure)
      .finally(() => {
        working = null;
        if (woken && !closing) wake();
      });
  }

  async function round(): Promise<void> {
    woken = false;
    await claimAll();
  }

  return {
    start() {
      timer = setInterval(wake, INTERVAL_MS).unref();
      wake();
    },
    wake,
    async drain() {
      await claimAll();
      await sending.onIdle();
    },
    async close() {
      closing = true;
      clearInterval(timer);
      const ended = Promise.resolve(working).then(() => sending.onIdle());
      await Promise.race([ended, afterPatience()]);
    },
  };
}

const afterPatience = () => new Promise<void>((resolve) => void setTimeout(resolve, PATIENCE_MS).unref());

/** @param inTurn runs work of the channel with the database, one at a time */
async function deliver(options: DeliveryWorkerOptions, delivery: Delivery, inTurn: InTurn): Promise<void> {
  const { db, compose, judge, now, onSent, onFailure } = options;
  let composed: Composed | null = null;
  try {
    const answer = await inTurn(() => compose(delivery));
    if (answer && 'putOffTo' in answer) return putOffDelivery(db, delivery, answer.putOffTo);
    composed = answer;
    await composed?.send();
  } catch (error) {
    onFailure(error);
    await composed?.failed?.();
    await failDelivery(db, delivery, judge(error), now());
    return;
  }
  if (composed) onSent();
  await inTurn(() => end(db, delivery, composed, now()));
}

async function end(db: Kysely<Tables>, delivery: Delivery, composed: Composed | null, now: number): Promise<void> {
  const ending = { isSent: composed !== null, now };
  if (!composed?.sent) {
    await endDelivery(db, delivery, ending);
    return;
  }
  const { sent } = composed;
  await inTransaction(db, async (trx) => {
    if (await endDelivery(trx, delivery, ending)) await sent(trx);
  });
}
