import { randomUUID } from 'node:crypto';
import { LIMITS, TIMES } from '@contract/limits';
import { MAIL_MESSAGES, type MailKind } from '@contract/mails';
import { sql, type Kysely, type Selectable } from 'kysely';
import { type MailCodeTable, type Tables, type Trx } from '../../../db/tables';
import { type Attempts } from '../../../lib/auth/attempts';
import { DAY } from '../../../lib/durations';
import { ApiError, tooMany } from '../../../lib/http/errors';
import { requestMail } from '../../../lib/mail/mailDelivery';
import { isDisposable } from '../../../lib/addresses/disposable';
import { emailNorm } from '../../../lib/addresses/emailNorm';

export type MailCodeRow = Selectable<MailCodeTable>;

/** Kind of the mail request with a code. */
export const MAIL_CODE = 'mail_code';

export interface MailCodeRequest {
  memberId: number;
  kind: MailKind;
  /** The code of another nonce is not sent: a newer one has replaced it. */
  nonce: string;
}

export interface CodeDeps {
  /** Counts in the transaction of the code, so that a code that is not stored is not counted. */
  attemptsIn: (trx: Trx) => Attempts;
  /** The clock of codes. */
  shiftedNow: () => number;
}

interface CodeFor {
  memberId: number;
  kind: MailKind;
  address: string;
}

/** The last code of a member for an address of a kind. */
export function findCode(db: Kysely<Tables>, memberId: number, kind: MailKind): Promise<MailCodeRow | undefined> {
  return db
    .selectFrom('mail_code')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .executeTakeFirst();
}

/** The code of a nonce; a used or replaced one is gone. */
export function findCodeOf(db: Kysely<Tables>, memberId: number, nonce: string): Promise<MailCodeRow | undefined> {
  return db
    .selectFrom('mail_code')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('nonce', '=', nonce)
    .executeTakeFirst();
}

/** Ends a code with its link. */
export async function deleteCode(trx: Trx, memberId: number, kind: MailKind): Promise<void> {
  await trx.deleteFrom('mail_code').where('member_id', '=', memberId).where('kind', '=', kind).execute();
}

/**
 * Replaces the code of the member, whose row is locked, and requests its mail; the mail queue is to be woken after the
 * commit.
 * @throws ApiError 429 within a minute of the last code, and beyond the codes of a day of the member or of the mailbox
 */
export async function sendCode(trx: Trx, code: CodeFor, { attemptsIn, shiftedNow }: CodeDeps): Promise<void> {
  const { memberId, kind, address } = code;
  const at = shiftedNow();
  const last = await findCode(trx, memberId, kind);
  const wait = last ? last.sent_at.getTime() + TIMES.mailCodeGap - at : 0;
  if (wait > 0) throw tooSoon(Math.ceil(wait / 1_000));
  const perDay = { max: LIMITS.dailyMailCodes, per: DAY };
  await attemptsIn(trx).begin(
    [
      { key: `mail code ${kind} ${memberId}`, ...perDay },
      { key: `mail code to ${emailNorm(address)}`, ...perDay },
    ],
    (seconds) => tooMany(seconds, MAIL_MESSAGES.tooMany),
  );
  const columns = {
    address,
    nonce: randomUUID(),
    wrong: 0,
    sent_at: new Date(at),
    expires_at: new Date(at + TIMES.mailCode),
  };
  await trx
    .insertInto('mail_code')
    .values({ member_id: memberId, kind, ...columns })
    .onConflict((on) => on.columns(['member_id', 'kind']).doUpdateSet(columns))
    .execute();
  const payload: MailCodeRequest = { memberId, kind, nonce: columns.nonce };
  await requestMail(trx, { kind: MAIL_CODE, memberId, payload, at: columns.sent_at });
}

/** The first code of a new member: none for a disposable address and beyond the limits, since joining succeeds all the same. */
export async function sendFirstCode(trx: Trx, memberId: number, email: string, deps: CodeDeps): Promise<void> {
  if (isDisposable(email)) return;
  await sendCode(trx, { memberId, kind: 'email', address: email }, deps).catch((error: unknown) => {
    if (!(error instanceof ApiError && error.statusCode === 429)) throw error;
  });
}

const tooSoon = (seconds: number) => tooMany(seconds, MAIL_MESSAGES.tooSoon(seconds));

/** Counts a wrong code. @returns the number of codes that may still be entered */
export async function countWrong(trx: Trx, { member_id: memberId, kind }: MailCodeRow): Promise<number> {
  const { wrong } = await trx
    .updateTable('mail_code')
    .set({ wrong: sql`wrong + 1` })
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .returning('wrong')
    .executeTakeFirstOrThrow();
  return LIMITS.wrongMailCodes - wrong;
}
