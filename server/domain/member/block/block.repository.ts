import { type BlockPayload } from '@contract/block';
import { LIMITS } from '@contract/limits';
import { nameKey } from '@contract/text';
import { type Kysely } from 'kysely';
import { inTransaction } from '../../../db/inTransaction';
import { type Tables, type Trx } from '../../../db/tables';
import { notifyAlarms } from '../../notice';
import { endPending } from '../../team';

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

  /** The id of a member who has not withdrawn; a nickname counts only without an id. */
  async function find({ memberId, nickname }: BlockPayload): Promise<number | undefined> {
    const members = db.selectFrom('member').select('id').where('nickname_key', 'is not', null);
    const named =
      memberId === undefined
        ? members.where('nickname_key', '=', nameKey(nickname))
        : members.where('id', '=', memberId);
    return (await named.executeTakeFirst())?.id;
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
      // Waits for concurrent transactions with invitations and applications between both (`block_locked`).
      await trx.insertInto('block').values({ blocker_id: blockerId, blocked_id: blockedId, created_at: at }).execute();
      await endPending(trx, { blockerId, blockedId, at });
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

  return { list, find, add, remove };
}

async function blockedIds(trx: Trx, blockerId: number): Promise<number[]> {
  const rows = await trx.selectFrom('block').select('blocked_id').where('blocker_id', '=', blockerId).execute();
  return rows.map(({ blocked_id: id }) => id);
}
