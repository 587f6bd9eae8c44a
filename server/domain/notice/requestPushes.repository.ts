import { type Kysely } from 'kysely';
import { type Tables } from '../../db/tables';
import { requestPush, type PushRequest } from '../../lib/push/pushDelivery';

/**
 * Requests a push to each device of a member, in the transaction of its cause, which has locked the member against a
 * withdrawal (D175). A device that ends at the same time is left out.
 */
export async function requestPushes(trx: Kysely<Tables>, push: Omit<PushRequest, 'deviceId'>): Promise<void> {
  const devices = await trx
    .selectFrom('push_device')
    .select('id')
    .where('member_id', '=', push.memberId)
    .orderBy('id')
    .forKeyShare()
    .execute();
  for (const { id: deviceId } of devices) await requestPush(trx, { ...push, deviceId });
}
