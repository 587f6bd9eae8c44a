import { type Keyword } from '@contract/evaluation';
import { sql, type Kysely } from 'kysely';
import { type Tables } from '../../db/tables';
import { isReadableEvaluation } from '../access';

/** Whether exactly one member of that archive has evaluated the owner, who then knows the writer (D95). */
export const isFromOne = sql<boolean>`(
  from_one or archive_id is not null and
  (select count(*) from evaluation as other
    where other.archive_id = evaluation.archive_id and other.evaluated_id = evaluation.evaluated_id) = 1
)`;

/** An evaluation that a member has received and may read. */
export type ReceivedRow = Awaited<ReturnType<ReturnType<typeof receivedBy>['execute']>>[number];

/** The query of the evaluations that a member has received and may read, with the position in the own record. */
export function receivedBy(db: Kysely<Tables>, memberId: number) {
  return db
    .selectFrom('evaluation')
    .leftJoin('member_record_line', 'evaluation_id', 'evaluation.id')
    .select(['evaluation.id as evaluation_id', 'evaluator_id', 'feedback', 'period', 'handle', 'owner_hidden_at'])
    .select(['position', isFromOne.as('is_from_one'), sql<Keyword[]>`keywords::text[]`.as('keywords')])
    .where('evaluated_id', '=', memberId)
    .where(isReadableEvaluation);
}
