import { LIMITS } from '@contract/limits';
import { type PushDevicePayload } from '@contract/notifications';
import { sql, type Kysely, type Selectable } from 'kysely';
import { inTransaction } from '../../../db/inTransaction';
import { type PushDeviceTable, type Tables, type Trx } from '../../../db/tables';
import { before } from '../../../lib/durations';
import { deleteExpired } from '../../../lib/jobs/deleteExpired';
import { type Expiry } from '../../../lib/jobs/housekeeping';
import { RETENTION } from '../../../lib/jobs/retention';
import { requestFirstPush, type PushTargets } from '../../../lib/push/pushDelivery';
import { pushable, pushGroups } from '../../notice';
import { lockMember } from '../users/ownMember.repository';

export type PushDeviceRepository = ReturnType<typeof createPushDeviceRepository>;
export type PushDeviceRow = Pick<Selectable<PushDeviceTable>, 'id' | 'label' | 'created_at' | 'seen_at'>;

/** What is stored of a device. */
interface Subscription extends PushDevicePayload {
  /** The key of the server for which it was made. */
  vapidKey: string;
  label: string;
}

const SHOWN = ['id', 'label', 'created_at', 'seen_at'] as const;

/** The devices on which a member gets pushes (D175). */
export function createPushDeviceRepository(db: Kysely<Tables>) {
  return {
    /** Newest first. */
    list: (memberId: number) =>
      db.selectFrom('push_device').select(SHOWN).where('member_id', '=', memberId).orderBy('id', 'desc').execute(),

    /**
     * Adds a device, or stores its keys again; a known endpoint becomes the member's, without what waits for another one.
     * The oldest device beyond the limit ends. A new device gets a push at once.
     * @throws ApiError 40203 when the member has withdrawn meanwhile
     */
    add: (memberId: number, subscription: Subscription, at: Date): Promise<PushDeviceRow> =>
      inTransaction(db, async (trx) => {
        await lockMember(trx, memberId);
        await lockEndpoint(trx, subscription.endpoint);
        await trx
          .deleteFrom('push_device')
          .where('endpoint', '=', subscription.endpoint)
          .where('member_id', '<>', memberId)
          .execute();
        const own = await trx
          .selectFrom('push_device')
          .select('id')
          .where('endpoint', '=', subscription.endpoint)
          .forUpdate()
          .executeTakeFirst();
        if (own) return update(trx, own.id, subscription, at);
        const added = await trx
          .insertInto('push_device')
          .values({ member_id: memberId, ...columnsOf(subscription), created_at: at, seen_at: at })
          .returning(SHOWN)
          .executeTakeFirstOrThrow();
        await trim(trx, memberId);
        await requestFirstPush(trx, { memberId, deviceId: added.id }, at);
        return added;
      }),

    /**
     * Stores the subscription of a device again, which may have another endpoint: a row that has it is replaced.
     * @returns undefined when the device is not the member's
     */
    renew: (
      { id, memberId }: { id: number; memberId: number },
      subscription: Subscription,
      at: Date,
    ): Promise<PushDeviceRow | undefined> =>
      inTransaction(db, async (trx) => {
        await lockMember(trx, memberId);
        await lockEndpoint(trx, subscription.endpoint);
        const own = trx.selectFrom('push_device').select('id').where('id', '=', id).where('member_id', '=', memberId);
        if (!(await own.forUpdate().executeTakeFirst())) return undefined;
        await trx
          .deleteFrom('push_device')
          .where('endpoint', '=', subscription.endpoint)
          .where('id', '<>', id)
          .execute();
        return update(trx, id, subscription, at);
      }),

    /** Whether the device is the member's. */
    async isOwn(id: number, memberId: number): Promise<boolean> {
      const own = db.selectFrom('push_device').select('id').where('id', '=', id).where('member_id', '=', memberId);
      return (await own.executeTakeFirst()) !== undefined;
    },

    /** @returns false when the device is not the member's */
    async remove(id: number, memberId: number): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('push_device')
        .where('id', '=', id)
        .where('member_id', '=', memberId)
        .executeTakeFirstOrThrow();
      return numDeletedRows > 0n;
    },
  };
}

const columnsOf = ({ endpoint, keys, vapidKey, label }: Subscription) => ({
  endpoint,
  p256dh: keys.p256dh,
  auth: keys.auth,
  vapid_key: vapidKey,
  label,
});

/** An endpoint is one device's: requests that name it take turns, also of two members and before it has a row. */
async function lockEndpoint(trx: Trx, endpoint: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${endpoint}, 0))`.execute(trx);
}

const update = (trx: Trx, id: number, subscription: Subscription, at: Date): Promise<PushDeviceRow> =>
  trx
    .updateTable('push_device')
    .set({ ...columnsOf(subscription), seen_at: at })
    .where('id', '=', id)
    .returning(SHOWN)
    .executeTakeFirstOrThrow();

/** Ends all but the newest devices of a member. */
async function trim(trx: Trx, memberId: number): Promise<void> {
  await trx
    .deleteFrom('push_device')
    .where('member_id', '=', memberId)
    .where('id', 'not in', (devices) =>
      devices
        .selectFrom('push_device')
        .select('id')
        .where('member_id', '=', memberId)
        .orderBy('id', 'desc')
        .limit(LIMITS.pushDevices),
    )
    .execute();
}

/** Ends all devices of a member: who has learned a password may have added one. */
export async function endDevices(trx: Trx, memberId: number): Promise<void> {
  await trx.deleteFrom('push_device').where('member_id', '=', memberId).execute();
}

/** The groups that a member gets by push. */
export async function findPushGroups(db: Kysely<Tables>, memberId: number, at: Date) {
  const row = await pushable(db, at).select(pushGroups.as('push')).where('member.id', '=', memberId).executeTakeFirst();
  return row?.push ?? [];
}

/** Ends devices without a start of the app for 60 days. */
export const deleteUnusedDevices: Expiry = (db, at) =>
  deleteExpired(db, { table: 'push_device', key: 'id', expires: 'seen_at' }, before(at, RETENTION.pushDevice));

/** The devices for the queue of pushes. */
export const createPushTargets = (db: Kysely<Tables>): PushTargets => ({
  find: ({ device_id: deviceId, member_id: memberId }, at) =>
    db
      .selectFrom('push_device')
      .innerJoin('member', 'member.id', 'push_device.member_id')
      .select(['push_device.id', 'endpoint', 'p256dh', 'auth', 'vapid_key as vapidKey'])
      .where('push_device.id', '=', deviceId)
      .where('push_device.member_id', '=', memberId)
      .where(sql<boolean>`(suspended_until is null or suspended_until <= ${at})`)
      .executeTakeFirst(),

  async end({ id, endpoint }) {
    await db.deleteFrom('push_device').where('id', '=', id).where('endpoint', '=', endpoint).execute();
  },
});
