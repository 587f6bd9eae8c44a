import { type LogAction } from '@contract/operator';
import { type ReportTargetType } from '@contract/report';
import { type Trx } from '../../db/tables';
import { requestMail } from '../mail/mailRequests';
import { type TargetRef } from './caseTargets';

/** Kind of the mail request about a measure; its payload is `MeasureMailRequest`. */
export const MEASURE_MAIL_REQUEST = 'measure';

export interface MeasureMailRequest {
  memberId: number;
  action: LogAction;
  target: ReportTargetType;
  /** The title at the time of the measure. */
  title: string;
  path: string;
  /** The end of a suspension in epoch milliseconds; null for one without end, and for other measures. */
  until: number | null;
  reason: string;
  /** The number of the case. */
  number: number;
}

/** Requests the mail about a measure, in its transaction. */
export const requestMeasureMail = (trx: Trx, request: MeasureMailRequest) =>
  requestMail(trx, MEASURE_MAIL_REQUEST, request);

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
