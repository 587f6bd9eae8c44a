import { KEYWORDS } from '@contract/evaluation';
import { type Period } from '@contract/period';
import { type RecordKeyword } from '@contract/record';
import { type ReceivedRow } from './received.repository';

/** Evaluators who have to share a duration before others read it beside a one-liner (D154). */
const EVALUATORS_OF_A_DURATION = 3;

/**
 * Counts how many different people chose each keyword (D154), those of hidden one-liners included (D94). Sorted by that
 * number, equal ones in the order of the contract.
 */
export function countKeywords(rows: readonly Pick<ReceivedRow, 'evaluator_id' | 'keywords'>[]): RecordKeyword[] {
  return KEYWORDS.map((content) => ({
    content,
    count: countEvaluators(rows.filter(({ keywords }) => keywords.includes(content))),
  }))
    .filter(({ count }) => count > 0)
    .sort((left, right) => right.count - left.count);
}

/** The number of different people who wrote the evaluations. */
export const countEvaluators = (rows: readonly Pick<ReceivedRow, 'evaluator_id'>[]): number =>
  new Set(rows.map(({ evaluator_id }) => evaluator_id)).size;

/** The one-liners as others read them: without those the owner hid, and without a duration that tells who wrote (D154). */
export function linesForOthers<Row extends Pick<ReceivedRow, 'evaluator_id' | 'period'> & { owner_hidden_at: unknown }>(
  rows: readonly Row[],
): (Omit<Row, 'period'> & { period: Period | null })[] {
  const isShared = (period: Period) =>
    countEvaluators(rows.filter((row) => row.period === period)) >= EVALUATORS_OF_A_DURATION;
  return rows
    .filter((row) => row.owner_hidden_at === null)
    .map((row) => ({ ...row, period: isShared(row.period) ? row.period : null }));
}
