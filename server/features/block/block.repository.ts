import { LIMITS } from '@contract/limits';
import { nameKey } from '@contract/text';
import { sql, type Kysely, type Transaction } from 'kysely';
import { inTransaction } from '../../db/inTransaction';
import { type Tables } from '../../db/tables';
import { notifyAlarms } from '../../lib/alarms/notifyAlarms';
import { removeActor } from '../../lib/notices/removeActor';

type Trx = Transaction<Tables>;

export type BlockRepository = ReturnType<typeof createBlockRepository>;
export type BlockedRow = Awaited<ReturnType<BlockRepository['list']>>[number];

/** The blocks of a member (D135). */
export function createBlockRepository(db: Kysely<Tables>) {
  /** The blocked members, newest first. */
  function list(blockerId: number) {
    return db
      .selectFrom('block')
      .innerJoin('member', 'member.id', 'blocked_id')
      .select(['member.id', 'nickname', 'profile_image', 'block.created_at'])
      .where('blocker_id', '=', blockerId)
      .orderBy('block.created_at', 'desc')
      .orderBy('blocked_id', 'desc')
      .execute();
  }

  async function findByName(nickname: string): Promise<number | undefined> {
    const key = nameKey(nickname);
    return (await db.selectFrom('member').select('id').where('nickname_key', '=', key).executeTakeFirst())?.id;
  }

  /**
   * Blocks a member and ends pending invitations and applications between both. Idempotent.
   * @returns false when the blocker has reached the limit
   */
  function add(blockerId: number, blockedId: number, at: Date): Promise<boolean> {
    return inTransaction(db, async (trx) => {
      await trx.selectFrom('member').select('id').where('id', '=', blockerId).forNoKeyUpdate().execute();
      const blocked = await blockedIds(trx, blockerId);
      if (blocked.includes(blockedId)) return true;
      if (blocked.length >= LIMITS.blocks) return false;
      // Waits for concurrent transactions with invitations and applications between both (migration 0061).
      await trx.insertInto('block').values({ blocker_id: blockerId, blocked_id: blockedId, created_at: at }).execute();
      await endInvitations(trx, blockerId, blockedId);
      await endApplications(trx, { leaderId: blockedId, applicantId: blockerId, status: 'WITHDRAWN', at });
      await endApplications(trx, { leaderId: blockerId, applicantId: blockedId, status: 'EXPIRED', at });
      // The alarms of the blocker no longer contain the other member.
      await notifyAlarms(trx, [blockerId]);
      return true;
    });
  }

  async function remove(blockerId: number, blockedId: number): Promise<void> {
    await inTransaction(db, async (trx) => {
      await trx.deleteFrom('block').where('blocker_id', '=', blockerId).where('blocked_id', '=', blockedId).execute();
      await notifyAlarms(trx, [blockerId]);
    });
  }

  return { list, findByName, add, remove };
}

async function blockedIds(trx: Trx, blockerId: number): Promise<number[]> {
  const rows = await trx.selectFrom('block').select('blocked_id').where('blocker_id', '=', blockerId).execute();
  return rows.map(({ blocked_id: id }) => id);
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
    .set({ status, answered_at: at })
    .whereRef('project.id', '=', 'project_id')
    .where('writer_id', '=', leaderId)
    .where('member_id', '=', applicantId)
    .where('project_application.status', '=', 'PENDING')
    .returning('project_id')
    .execute();
  for (const { project_id: projectId } of ended)
    await removeActor(trx, { kind: 'APPLIED', projectId, actorId: applicantId });
}
