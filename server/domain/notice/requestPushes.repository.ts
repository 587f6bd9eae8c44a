import { sql } from 'kysely';
import { type Trx } from '../../db/tables';
import { requestDeliveries } from '../../lib/delivery/deliveries';
import { toPush, type PushRequest } from '../../lib/push/pushDelivery';

/** A push to all devices of a member. */
type MemberPush = Omit<PushRequest, 'deviceId'>;

/**
 * Requests pushes, each of another member or tag, to all devices of their members by one statement, in the transaction of
 * their cause, which has locked the members against a withdrawal (D175).
 */
export async function requestPushes(trx: Trx, pushes: readonly MemberPush[]): Promise<void> {
  await requestDeliveries(trx, (await forDevices(trx, pushes)).map(toPush));
}

/** The pushes for each device of their members. Locks the devices; one that ends at the same time is left out. */
export async function forDevices(trx: Trx, pushes: readonly MemberPush[]): Promise<PushRequest[]> {
  if (pushes.length === 0) return [];
  const devices = await trx
    .selectFrom('push_device')
    .select(['id', 'member_id'])
    .where('member_id', '=', sql<number>`any(${pushes.map(({ memberId }) => memberId)}::bigint[])`)
    .orderBy('id')
    .forKeyShare()
    .execute();
  return devices.flatMap(({ id: deviceId, member_id: memberId }) =>
    pushes.filter((push) => push.memberId === memberId).map((push) => ({ ...push, deviceId })),
  );
}
