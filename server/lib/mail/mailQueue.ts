import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import { type Tables } from '../../db/tables';
import { type MailRequestTable } from '../../db/tables/mail';
import { RETENTION } from '../jobs/retention';
import { type Mail, type SendMail } from './mailTransport';

type Request = Selectable<MailRequestTable>;

/** Composes the mail of a request; undefined if there is no recipient. Its writes commit only if the mail is sent. */
export type MailWriter = (payload: object, db: Transaction<Tables>) => Promise<Mail | null>;

interface MailQueueOptions {
  db: Kysely<Tables>;
  send: SendMail;
  /** One per kind of request. */
  writers: Readonly<Record<string, MailWriter>>;
  now: () => number;
  onFailure: (error: unknown) => void;
}

export interface MailQueue {
  /** Sends what is due, now and every half minute. */
  start(): void;
  /** Processes due requests at once, after a new one was committed. */
  wake(): void;
  /** Sends everything that is due and returns when done. */
  drain(): Promise<void>;
  /** Stops the timer and waits for the mail being sent. */
  close(): Promise<void>;
}

const INTERVAL_MS = 30_000;
// Longer than the longest delivery, so that no other process sends the same mail.
const FIRST_RETRY_MS = 60_000;
const LONGEST_RETRY_MS = 15 * 60_000;

/** Requests a mail in the transaction of its cause (outbox). */
export async function requestMail(db: Kysely<Tables>, kind: string, payload: object): Promise<void> {
  await db
    .insertInto('mail_request')
    // Due a minute ago, since the clock of the process may be behind the database's.
    .values({ kind, payload: JSON.stringify(payload), due_at: sql<Date>`now() - interval '1 minute'` })
    .execute();
}

/**
 * Mail that is never lost: a request is a row until its mail has left. One that cannot leave is tried again, later and
 * later, for a day. Processes share the work: each locks the requests it takes and skips locked ones.
 */
export function createMailQueue({ db, send, writers, now, onFailure }: MailQueueOptions): MailQueue {
  let working: Promise<void> | null = null;
  let woken = false;
  let closing = false;
  let timer: NodeJS.Timeout | undefined;

  async function drain(): Promise<void> {
    while (!closing && (await handleNext()));
  }

  /** @returns whether there was one */
  async function handleNext(): Promise<boolean> {
    const request = await claimNext();
    if (!request) return false;
    try {
      await db.transaction().execute((trx) => deliver(request, trx));
    } catch (error) {
      onFailure(error);
      if (now() - request.requested_at.getTime() > RETENTION.waitingMail) await forget(request.id, db);
    }
    return true;
  }

  /** Puts the next due request off to its next try, which takes it out of the others' sight and survives a crash. */
  async function claimNext(): Promise<Request | undefined> {
    return db.transaction().execute(async (trx) => {
      const request = await trx
        .selectFrom('mail_request')
        .selectAll()
        .where('due_at', '<=', new Date(now()))
        .orderBy('due_at')
        .limit(1)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst();
      if (request) await putOff(request, trx);
      return request;
    });
  }

  async function putOff({ id, attempts }: Request, trx: Transaction<Tables>) {
    const wait = Math.min(FIRST_RETRY_MS * 2 ** attempts, LONGEST_RETRY_MS);
    await trx
      .updateTable('mail_request')
      .set({ attempts: attempts + 1, due_at: new Date(now() + wait) })
      .where('id', '=', id)
      .execute();
  }

  async function deliver({ id, kind, payload }: Request, trx: Transaction<Tables>) {
    // A slow mail server must not cut the transaction off: the mail would leave and its trace be lost.
    await sql`set local idle_in_transaction_session_timeout = '10min'`.execute(trx);
    const mail = await writers[kind]?.(payload, trx);
    await forget(id, trx);
    if (mail) await send(mail);
  }

  /** A wake during a round may come after its query: the round is repeated. */
  function wake() {
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

async function forget(id: number, db: Kysely<Tables>) {
  await db.deleteFrom('mail_request').where('id', '=', id).execute();
}
