import { type MemberRole } from '@contract/operator';
import { type Kysely } from 'kysely';
import { isLastOperator } from '../../../db/databaseErrors';
import { inTransaction } from '../../../db/inTransaction';
import { type Tables, type Trx } from '../../../db/tables';
import { addNotices } from '../../notice';
import { addToLog } from './operatorLog.repository';

interface NewRole {
  memberId: number;
  role: MemberRole;
  /** The operator; null for a command. */
  actorId: number | null;
  reason: string;
  at: Date;
}

export type RoleOutcome = 'changed' | 'unchanged' | 'unknown' | 'withdrawn' | 'suspended' | 'last';

/** Grants or revokes the operator role of a member, logs it and notifies the member (D130). */
export async function changeRole(db: Kysely<Tables>, change: NewRole): Promise<RoleOutcome> {
  return inTransaction(db, (trx) => changeIn(trx, change)).catch((error: unknown) => {
    if (isLastOperator(error)) return 'last' as const;
    throw error;
  });
}

async function changeIn(trx: Trx, change: NewRole): Promise<RoleOutcome> {
  const { memberId, role, actorId, reason, at } = change;
  const member = await lockMember(trx, memberId);
  if (!member) return 'unknown';
  if (member.withdrawn_at) return 'withdrawn';
  if (member.account_role === role) return 'unchanged';
  if (isSuspended(member.suspended_until, at)) return 'suspended';
  await trx
    .updateTable('member')
    .set({ account_role: role, suspended_until: null, suspended_reason: null })
    .where('id', '=', memberId)
    .execute();
  await trx.updateTable('session').set({ confirmed_until: null }).where('member_id', '=', memberId).execute();
  const action = role === 'OPERATOR' ? ('ROLE_ADD' as const) : ('ROLE_REMOVE' as const);
  const actor = actorId === null ? ('COMMAND' as const) : ('OPERATOR' as const);
  await addToLog(trx, { at, actor, actor_id: actorId, action, member_id: memberId, reason });
  if (memberId !== actorId) await addNotices(trx, { kind: 'ROLE', to: [memberId], target: null, at });
  return 'changed';
}

function lockMember(trx: Kysely<Tables>, id: number) {
  return trx
    .selectFrom('member')
    .select(['account_role', 'withdrawn_at', 'suspended_until'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Whether a suspension is in effect at this time; `Infinity` never ends. */
export function isSuspended(until: Date | number | null, at: Date): boolean {
  return until !== null && Number(until) > at.getTime();
}
