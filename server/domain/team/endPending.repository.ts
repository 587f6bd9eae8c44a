import { sql, type NotNull } from 'kysely';
import { type Trx } from '../../db/tables';
import { notifyAlarms, removeActor } from '../notice';

interface Blocking {
  blockerId: number;
  blockedId: number;
  at: Date;
}

/**
 * Ends pending invitations and applications between a member and another one blocked by the member, without a notice
 * (D135).
 */
export async function endPending(trx: Trx, { blockerId, blockedId, at }: Blocking): Promise<void> {
  await endInvitations(trx, blockerId, blockedId);
  await endApplications(trx, { leaderId: blockedId, applicantId: blockerId, status: 'WITHDRAWN', at });
  await endApplications(trx, { leaderId: blockerId, applicantId: blockedId, status: 'EXPIRED', at });
}

/**
 * Ends pending invitations and applications between the new leader of a locked post and members with a block between
 * them and the leader.
 */
export async function endPendingOfLeader(
  trx: Trx,
  { projectId, leaderId, at }: { projectId: number; leaderId: number; at: Date },
): Promise<void> {
  const waiting = await readWaiting(trx, projectId);
  if (waiting.length === 0) return;
  // Waits for concurrent blocks, and makes later ones wait (`block_locked`).
  await sql`
    select pg_advisory_xact_lock_shared(pair_key(id, ${leaderId}::bigint))
      from unnest(${waiting}::bigint[]) as waiting (id)
  `.execute(trx);
  const blocks = await trx
    .selectFrom('block')
    .select(['blocker_id', 'blocked_id'])
    .where((eb) =>
      eb.or([
        eb.and([eb('blocker_id', '=', leaderId), eb('blocked_id', 'in', waiting)]),
        eb.and([eb('blocked_id', '=', leaderId), eb('blocker_id', 'in', waiting)]),
      ]),
    )
    .orderBy('created_at')
    .execute();
  for (const { blocker_id: blockerId, blocked_id: blockedId } of blocks)
    await endPending(trx, { blockerId, blockedId, at });
}

/** The ids of members with a pending invitation or application, in the order of their locks. */
async function readWaiting(trx: Trx, projectId: number): Promise<number[]> {
  const rows = await trx
    .selectFrom('project_invitation')
    .select('member_id')
    .where('project_id', '=', projectId)
    .union(
      trx
        .selectFrom('project_application')
        .select('member_id')
        .where('project_id', '=', projectId)
        .where('status', '=', 'PENDING'),
    )
    .orderBy('member_id')
    .execute();
  return rows.map(({ member_id: id }) => id);
}

/** Withdraws the invitations of each to posts of the other, and notifies the pages of the invited members. */
async function endInvitations(trx: Trx, a: number, b: number): Promise<void> {
  const ended = await trx
    .deleteFrom('project_invitation')
    .using('project')
    .whereRef('project.id', '=', 'project_id')
    .where(sql<boolean>`(member_id, writer_id) in ((${a}::bigint, ${b}::bigint), (${b}::bigint, ${a}::bigint))`)
    .returning('member_id')
    .execute();
  if (ended.length > 0)
    await notifyAlarms(
      trx,
      ended.map(({ member_id: id }) => id),
    );
}

interface Ended {
  leaderId: number;
  applicantId: number;
  /** WITHDRAWN if the blocker is the applicant, EXPIRED if the blocker leads. No notice is sent. */
  status: 'WITHDRAWN' | 'EXPIRED';
  at: Date;
}

async function endApplications(trx: Trx, { leaderId, applicantId, status, at }: Ended): Promise<void> {
  const ended = await trx
    .updateTable('project_application')
    .from('project')
    // Without a reason: nothing tells of the block.
    .set({ status, answered_at: at })
    .whereRef('project.id', '=', 'project_id')
    .where('writer_id', '=', leaderId)
    .where('member_id', '=', applicantId)
    .where('project_application.status', '=', 'PENDING')
    .returning('project_id')
    .$narrowType<{ project_id: NotNull }>()
    .execute();
  for (const { project_id: projectId } of ended)
    await removeActor(trx, { kind: 'APPLIED', projectId, actorId: applicantId });
}
