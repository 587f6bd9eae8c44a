import { sql, type Kysely } from 'kysely';
import { inTransaction } from '../../db/inTransaction';
import { type Tables, type Trx } from '../../db/tables';
import { RETENTION } from '../jobs/retention';
import { claimMailRequest, deleteMailRequest, type MailRequest } from './mailRequests';
import { type Mail, type SendMail } from './mailTransport';

/** Composes the mail of a request; null if there is no recipient. Its writes commit only if the mail is sent. */
export type MailWriter = (payload: object, db: Trx) => Promise<Mail | null>;

interface MailQueueOptions {
  db: Kysely<Tables>;
  send: SendMail;
  /** One composer for each kind of request. */
  writers: Readonly<Record<string, MailWriter>>;
  now: () => number;
  onFailure: (error: unknown) => void;
}

export interface MailQueue {
  /** Sends due mails, now and every half minute. */
  start(): void;
  /** Processes due requests at once, after a new one was committed. */
  wake(): void;
  /** Sends all due mails; resolves when done. */
  drain(): Promise<void>;
  /** Stops the timer and waits for the mail being sent. */
  close(): Promise<void>;
}

const INTERVAL_MS = 30_000;

/**
 * Sends requested mails at least once: a request is a row until its mail is sent, and is retried with exponential
 * backoff for a day. Processes share the work: each locks the requests it processes and skips locked ones.
 */
export function createMailQueue({ db, send, writers, now, onFailure }: MailQueueOptions): MailQueue {
  let working: Promise<void> | null = null;
  let woken = false;
  let closing = false;
  let timer: NodeJS.Timeout | undefined;

  async function drain(): Promise<void> {
    while (!closing && (await handleNext()));
  }

  /** Processes the next due request. @returns whether there was one */
  async function handleNext(): Promise<boolean> {
    const request = await claimMailRequest(db, now());
    if (!request) return false;
    try {
      await inTransaction(db, (trx) => deliver(request, trx), { once: true });
    } catch (error) {
      onFailure(error);
      if (now() - request.requested_at.getTime() > RETENTION.waitingMail) await deleteMailRequest(db, request.id);
    }
    return true;
  }

  async function deliver({ id, kind, payload }: MailRequest, trx: Trx): Promise<void> {
    // A slow mail server must not abort the transaction, or the mail would be sent and its request remain.
    await sql`set local idle_in_transaction_session_timeout = '10min'`.execute(trx);
    const mail = await writers[kind]?.(payload, trx);
    await deleteMailRequest(trx, id);
    if (mail) await send(mail);
  }

  /** Repeats the round, because a wake during a round may come after its query. */
  function wake(): void {
    woken = true;
    working ??= work()
      .catch(onFailure)
      .finally(() => {
        working = null;
        if (woken) wake();
      });
  }

  async function work(): Promise<void> {
    woken = false;
    await drain();
  }

  return {
    start() {
      timer = setInterval(wake, INTERVAL_MS).unref();
      wake();
    },
    wake,
    drain,
    async close() {
      closing = true;
      clearInterval(timer);
      while (working) await working;
    },
  };
}
