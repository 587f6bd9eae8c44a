import { BLOCK_MESSAGES } from '@contract/block';
import { MESSAGES } from '@contract/messages';
import { OPERATOR_MESSAGES } from '@contract/operator';
import { errorCode } from '../../db/errorCode';
import { isLastOperator, isMemberGone, refusedByBlock } from '../../db/databaseErrors';
import { type ApiError, conflict, forbidden, notFound, sessionOver } from '../../lib/http/errors';

/** Violations of blocks between members (D135). */
const BLOCKED = {
  comment: BLOCK_MESSAGES.comment,
  application: BLOCK_MESSAGES.apply,
  invitation: MESSAGES.unknownMember,
} as const;

/** Rules of triggers about the state of rows, which another request may have changed since it was read. */
export const RULES_OF_STATE: readonly string[] = [
  ...['archive_confirmed_team', 'archive_member_declined', 'archive_member_writer'],
  ...['contribution_confirmed_member', 'contribution_final', 'contribution_tick_teammate'],
  ...['credential_final', 'evaluation_consent'],
  ...['project_leader_seat', 'project_member_seat', 'project_seats_sum'],
];

const FOREIGN_KEY = '23503';
const UNIQUE = '23505';
const CHECK = '23514';

/** Whether a constraint or a trigger of the schema has refused a write: a lock may be missing before it. */
export const isRefusedBySchema = (error: unknown): boolean => errorCode(error).startsWith('23');

/**
 * What a write means that the schema has refused: a row it names was deleted meanwhile, another request has written the
 * same, or the state has changed. Features map the constraints they expect to messages of their own; this is the rest.
 * Undefined for every other error, also for check constraints, which refuse what a rule of the contract has let through.
 */
export function toRefusedWrite(error: unknown): ApiError | undefined {
  if (isMemberGone(error)) return sessionOver();
  if (isLastOperator(error)) return conflict(OPERATOR_MESSAGES.lastOperator);
  const what = refusedByBlock(error);
  if (what) return forbidden(BLOCKED[what]);
  const code = errorCode(error);
  if (code === FOREIGN_KEY) return notFound();
  const { constraint = '' } = error as { constraint?: string };
  const isStale = code === UNIQUE || (code === CHECK && RULES_OF_STATE.includes(constraint));
  return isStale ? conflict(MESSAGES.changedMeanwhile) : undefined;
}
