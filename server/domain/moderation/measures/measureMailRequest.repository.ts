import { type ContentDecision, type LogAction } from '@contract/operator';
import { type ReportTargetType } from '@contract/report';
import { sql, type Kysely, type SqlBool } from 'kysely';
import { type Tables, type Trx } from '../../../db/tables';
import { requestMail } from '../../../lib/mail/mailDelivery';
import { type TargetRef } from './caseTargets.repository';

/** Kind of the mail request about a measure; its payload is `MeasureMailRequest`. */
export const MEASURE_MAIL_REQUEST = 'measure';

export interface MeasureMailRequest {
  memberId: number;
  action: LogAction;
  /** The decision about the content that the same act has taken (D190). */
  content?: ContentDecision;
  target: ReportTargetType;
  /** The title at the time of the measure. */
  title: string;
  path: string;
  /** The end of a suspension in epoch milliseconds; null for one without end, and for other measures. */
  until: number | null;
  reason: string;
  /** The number of the case. */
  number: number;
  /** How many texts of the member the act has hidden, of which `title` is the first. */
  count?: number;
  /** The address at which the operator works, for a server without PUBLIC_URL (MEND-14). */
  origin?: string | undefined;
  /** The time of the act in epoch milliseconds. */
  at: number;
}

/** Requests the mail about a measure, in its transaction. @param dueAt later, while the act can be taken back */
export const requestMeasureMail = (trx: Trx, request: MeasureMailRequest, dueAt?: Date) =>
  requestMail(trx, {
    kind: MEASURE_MAIL_REQUEST,
    memberId: request.memberId,
    payload: request,
    at: new Date(request.at),
    ...(dueAt && { dueAt }),
  });

/** Deletes the mails about an act that are not sent yet (D190). */
export async function withdrawMeasureMails(trx: Trx, { number, at }: { number: number; at: Date }): Promise<void> {
  await trx
    .deleteFrom('delivery')
    .where('kind', '=', MEASURE_MAIL_REQUEST)
    .where(sql<SqlBool>`payload @> ${JSON.stringify({ number, at: at.getTime() })}::jsonb`)
    .execute();
}

/** The number of a case that a report or a measure has created (D194). */
export async function readCaseNumber(trx: Trx, { target, id }: TargetRef): Promise<number> {
  const { number } = await trx
    .selectFrom('case_number')
    .select('number')
    .where('target', '=', target)
    .where('target_id', '=', id)
    .executeTakeFirstOrThrow();
  return number;
}

/** Who gets the mail; both are null once the member has withdrawn. */
export const readRecipient = (db: Kysely<Tables>, memberId: number) =>
  db.selectFrom('member').select(['email', 'nickname']).where('id', '=', memberId).executeTakeFirst();
