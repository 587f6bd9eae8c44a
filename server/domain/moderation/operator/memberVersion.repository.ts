import { minuteInKorea } from '@contract/dates';
import { OPERATOR_MESSAGES as TEXT } from '@contract/operator';
import { sql } from 'kysely';
import { type Trx } from '../../../db/tables';
import { conflict } from '../../../lib/http/errors';
import { isNotUndone } from '../measures/operatorLog.repository';
import { isSuspended } from '../measures/changeRole.repository';

/** The newest log row that has changed the state of a member's account; for queries of `member`. */
export const newestAct = sql<number | null>`(
  select max(id) from operator_log where member_id = member.id
    and action in ('WARN', 'SUSPEND', 'UNSUSPEND', 'ROLE_ADD', 'ROLE_REMOVE', 'UNDO')
)`;

type Until = Date | number | null;

/** The version of a member's account, on which measures depend: its newest change, and whether it is suspended (D192). */
export const toMemberVersion = (newest: number | null, until: Until, at: Date): string =>
  `${newest ?? 0}${isSuspended(until, at) ? '-suspended' : ''}`;

/** What decides whether a measure may concern a member. */
export function readAccount(trx: Trx, memberId: number) {
  return trx
    .selectFrom('member')
    .select(['id', 'account_role', 'withdrawn_at'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
}

interface Decided {
  memberId: number;
  /** The version that the operator has seen. */
  version: string | undefined;
  at: Date;
}

/**
 * Checks that the account of a locked member is as the operator has seen it.
 * @returns the current end of the suspension
 * @throws ApiError 409 that names the current state (D192)
 */
export async function checkMemberVersion(trx: Trx, { memberId, version, at }: Decided): Promise<Until> {
  const { suspended_until: until, newest_act: newest } = await trx
    .selectFrom('member')
    .select(['suspended_until', newestAct.as('newest_act')])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  if (toMemberVersion(newest, until, at) === version) return isSuspended(until, at) ? until : null;
  throw conflict(TEXT.memberChanged(await stateOf(trx, { memberId, until, at })));
}

async function stateOf(trx: Trx, { memberId, until, at }: { memberId: number; until: Until; at: Date }) {
  if (isSuspended(until, at)) return TEXT.suspendedState(until instanceof Date ? minuteInKorea(until.getTime()) : null);
  const newest = await trx
    .selectFrom('operator_log')
    .select('action')
    .where('member_id', '=', memberId)
    .where('action', 'in', ['WARN', 'SUSPEND', 'UNSUSPEND'])
    .where(isNotUndone('operator_log'))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return newest?.action === 'WARN' ? TEXT.warnedState : TEXT.plainState;
}
