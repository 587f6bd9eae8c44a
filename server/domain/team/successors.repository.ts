import { sql } from 'kysely';
import { type Trx } from '../../db/tables';
import { isNotSuspended } from '../access';

/** A member of a team who may lead it. */
export interface Successor {
  id: number;
  isSuspended: boolean;
}

/**
 * The members of a locked team by the time of joining, without its leader and those suspended without end (D134). Their
 * rows are locked, so that none of them is suspended or withdraws until the transaction ends.
 */
export function readSuccessors(trx: Trx, projectId: number): Promise<Successor[]> {
  return trx
    .selectFrom('project_member')
    .innerJoin('member', 'member.id', 'member_id')
    .select(['member.id', sql<boolean>`not ${isNotSuspended}`.as('isSuspended')])
    .where('project_id', '=', projectId)
    .where('withdrawn_at', 'is', null)
    .where(sql<boolean>`suspended_until is distinct from 'infinity'`)
    .orderBy('accepted_at')
    .orderBy('member_id')
    .forShare('member')
    .execute();
}

/**
 * Locks a member together with everyone who may lead a team of the member next: its members, and those who may join it
 * meanwhile. In the order of ids and before any post, as a withdrawal or a suspension of one of them does, which prevents
 * deadlock.
 */
export async function lockWithSuccessors(trx: Trx, memberId: number): Promise<void> {
  const led = sql`select id from project where writer_id = ${memberId}`;
  const around = sql<number>`any(array(
    select ${memberId}::bigint
    union select member_id from project_member where project_id in (${led})
    union select member_id from project_invitation where project_id in (${led})
    union select member_id from project_application where project_id in (${led}) and status = 'PENDING'
  ))`;
  await trx.selectFrom('member').select('id').where('id', '=', around).orderBy('id').forNoKeyUpdate().execute();
}

/**
 * Who leads the team after its leader: the earliest present member; if all are suspended, the earliest of those whose
 * suspension ends (D110, D134).
 */
export async function findSuccessor(trx: Trx, projectId: number): Promise<Successor | undefined> {
  const successors = await readSuccessors(trx, projectId);
  return successors.find(({ isSuspended }) => !isSuspended) ?? successors[0];
}
