import { sql, type Kysely, type Selectable } from 'kysely';
import { inTransaction } from '../../db/inTransaction';
import { type Tables, type Trx } from '../../db/tables';
import { type MailRequestTable } from '../../db/tables/mail';

export type MailRequest = Selectable<MailRequestTable>;

// Exceeds the time between the claim and the delivery's lock on the row, which other processes skip while the mail is sent.
const FIRST_RETRY_MS = 60_000;
const LONGEST_RETRY_MS = 15 * 60_000;

/** Requests a mail in the transaction of its cause (outbox pattern). */
export async function requestMail(db: Kysely<Tables>, kind: string, payload: object): Promise<void> {
  await db
    .insertInto('mail_request')
    // Due a minute ago, since the clock of the process may be behind that of the database.
    .values({ kind, payload: JSON.stringify(payload), due_at: sql<Date>`now() - interval '1 minute'` })
    .execute();
}

/**
 * Claims the next due request by moving it to its next attempt, with exponential backoff: other processes skip it until
 * then, and a crash loses no request.
 */
export async function claimMailRequest(db: Kysely<Tables>, now: number): Promise<MailRequest | undefined> {
  return inTransaction(db, async (trx) => {
    const request = await trx
      .selectFrom('mail_request')
      .selectAll()
      .where('due_at', '<=', new Date(now))
      .orderBy('due_at')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (request) await postpone(trx, request, now);
    return request;
  });
}

async function postpone(trx: Trx, { id, attempts }: MailRequest, now: number): Promise<void> {
  const wait = Math.min(FIRST_RETRY_MS * 2 ** attempts, LONGEST_RETRY_MS);
  await trx
    .updateTable('mail_request')
    .set({ attempts: attempts + 1, due_at: new Date(now + wait) })
    .where('id', '=', id)
    .execute();
}

/** Deletes a request whose mail was sent or is no longer retried. */
export async function deleteMailRequest(db: Kysely<Tables>, id: number): Promise<void> {
  await db.deleteFrom('mail_request').where('id', '=', id).execute();
}
