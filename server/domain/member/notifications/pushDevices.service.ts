import { MESSAGES } from '@contract/messages';
import { PUSH_TEXTS, type PushDevice, type PushDevicePayload } from '@contract/notifications';
import { ApiError, notFound } from '../../../lib/http/errors';
import { isPushEndpoint } from '../../../lib/push/pushHosts';
import { isPublicKey } from '../../../lib/push/vapidKey';
import { deviceWords } from '../../../lib/auth/deviceWords';
import { type PushDeviceRepository, type PushDeviceRow } from './pushDevices.repository';

interface PushDeviceDeps {
  devices: PushDeviceRepository;
  /** The key of the server for which browsers make their subscriptions. */
  vapidPublicKey: string;
  pushHosts: readonly string[];
  shiftedNow: () => number;
  /** Wakes the queue, for the first push. */
  wakePush: () => void;
}

/** Who asks, with which browser. */
interface Asker {
  memberId: number;
  userAgent?: string;
}

export type PushDeviceService = ReturnType<typeof createPushDeviceService>;

/** The devices on which a member gets pushes (D175). */
export function createPushDeviceService(deps: PushDeviceDeps) {
  const { devices, vapidPublicKey: vapidKey, pushHosts, shiftedNow, wakePush } = deps;

  /** @throws ApiError 400 for an endpoint to which the server does not send, and for keys that cannot encrypt */
  function checked(payload: PushDevicePayload): PushDevicePayload {
    if (!isPushEndpoint(payload.endpoint, pushHosts)) throw new ApiError(400, PUSH_TEXTS.unknownHost);
    if (!isPublicKey(payload.keys.p256dh)) throw new ApiError(400, MESSAGES.badRequest);
    return payload;
  }

  return {
    /** @throws ApiError 404 for a device that has ended or is another member's */
    async checkOwn(id: number, memberId: number): Promise<void> {
      if (!(await devices.isOwn(id, memberId))) throw notFound(PUSH_TEXTS.gone);
    },

    /** @throws ApiError 400 */
    async add(payload: PushDevicePayload, { memberId, userAgent }: Asker): Promise<PushDevice> {
      const subscription = { ...checked(payload), vapidKey, label: deviceWords(userAgent) };
      const device = await devices.add(memberId, subscription, new Date(shiftedNow()));
      wakePush();
      return toPushDevice(device);
    },

    /** @throws ApiError 400, and 404 for a device that has ended or is another member's */
    async renew(id: number, payload: PushDevicePayload, { memberId, userAgent }: Asker): Promise<PushDevice> {
      const subscription = { ...checked(payload), vapidKey, label: deviceWords(userAgent) };
      const device = await devices.renew({ id, memberId }, subscription, new Date(shiftedNow()));
      if (!device) throw notFound(PUSH_TEXTS.gone);
      return toPushDevice(device);
    },

    /** @throws ApiError 404 */
    async remove(id: number, memberId: number): Promise<null> {
      if (!(await devices.remove(id, memberId))) throw notFound(PUSH_TEXTS.gone);
      return null;
    },
  };
}

/** Converts a row for its member: without endpoint and keys. */
export const toPushDevice = ({ id, label, created_at: createdAt, seen_at: seenAt }: PushDeviceRow): PushDevice => ({
  id,
  label,
  createdDateTime: createdAt.toISOString(),
  lastDateTime: seenAt.toISOString(),
});
