import { sql, type Kysely } from 'kysely';
import { type Tables } from '../../db/tables';
import { requestDevicePushes, type PushRequest } from '../../lib/push/pushDelivery';

/**
 * Requests pushes, each of another member or tag, to all devices of their members by one statement, in the transaction of their cause,
 * which has locked the members against a withdrawal (D175). A device that ends at the same time is left out.
 */
export async function requestPushes(
  trx: Kysely<Tables>,
  pushes: readonly Omit<PushRequest, 'deviceId'>[],
): Promise<void> {
  if (pushes.length === 0) return;
  const devices = await trx
    .selectFrom('push_device')
    .select(['id', 'member_id'])
    .where('member_id', '=', sql<number>`any(${pushes.map(({ memberId }) => memberId)}::bigint[])`)
    .orderBy('id')
    .forKeyShare()
    .execute();
  const requests = devices.flatMap(({ id: deviceId, member_id: memberId }) =>
    pushes.filter((push) => push.memberId === memberId).map((push) => ({ ...push, deviceId })),
  );
  await requestDevicePushes(trx, requests);
}
