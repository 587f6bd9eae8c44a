import { type Kysely } from 'kysely';
import { type Tables } from '../../db/tables';
import { requestDelivery, type Delivery, type NewDelivery } from '../delivery/deliveries';
import { createDeliveryWorker, type DeliveryWorker, type PutOff } from '../delivery/deliveryWorker';
import { MINUTE } from '../durations';
import { isPushEndpoint } from './pushHosts';
import { isQuiet, nextMorning } from './quietHours';
import { judgePush, PushRefusal, sendPush, type PushAddress, type PushPayload, type Sender } from './sendPush';

/** Composes the push of a row; null if there is nothing to say any more. */
export type PushWriter = (delivery: Delivery, db: Kysely<Tables>) => Promise<PushPayload | null>;

/** Kind of the push with what came at night; its items are those of all rows that joined it. */
export const NIGHT_PUSH = 'night';
/** Kind of the push that shows on a new device that it works. */
export const FIRST_PUSH = 'first';

/** A push to one device. */
export interface PushRequest {
  /** Names what composes it. */
  kind: string;
  /** What it is about: a device shows one notification of it, and one push of it waits. */
  tag: string;
  memberId: number;
  deviceId: number;
  items: readonly string[];
  at: Date;
  /** At night it waits for the morning by itself, and not as a part of the count of what came at night. */
  isApart?: boolean;
}

/** A push waits that long, since a member who is on the page reads it there. */
const FIRST_WAIT = MINUTE;

/**
 * The delivery of a push, due a minute later (D175). Who requests it has locked the device: the row of one that is deleted
 * at the same time could not be written.
 */
export function toPush({ kind, tag, isApart, at, ...to }: PushRequest): NewDelivery {
  const due = new Date(at.getTime() + FIRST_WAIT);
  const isNight = isQuiet(due);
  const own = { kind, key: keyOf(to.deviceId, tag) };
  return {
    channel: 'PUSH',
    ...to,
    ...(isNight && !isApart ? nightOf(to.deviceId) : own),
    urgent: false,
    at,
    dueAt: isNight ? nextMorning(due) : due,
  };
}

/** Requests the push that shows on a new device that it works; at once, at any hour. */
export async function requestFirstPush(
  trx: Kysely<Tables>,
  to: Pick<PushRequest, 'memberId' | 'deviceId'>,
  at: Date,
): Promise<void> {
  const key = keyOf(to.deviceId, FIRST_PUSH);
  await requestDelivery(trx, { channel: 'PUSH', kind: FIRST_PUSH, ...to, key, urgent: false, at });
}

const keyOf = (deviceId: number, tag: string) => `push:${deviceId}:${tag}`;
const nightOf = (deviceId: number) => ({ kind: NIGHT_PUSH, key: keyOf(deviceId, NIGHT_PUSH) });

/** The tag of a claimed row. */
export const tagOf = ({ key, device_id: deviceId }: Delivery): string =>
  (key ?? '').slice(keyOf(deviceId ?? 0, '').length);

/** A device as its pushes need it. */
export interface PushTarget extends PushAddress {
  id: number;
  /** The key of the server for which its browser has subscribed. */
  vapidKey: string;
}

/** Where the devices of members are. */
export interface PushTargets {
  /** The device of a row, unless it is another member's by now, or its member is suspended. */
  find: (delivery: Delivery, at: Date) => Promise<PushTarget | undefined>;
  /** Ends a device that its push service does not know any more, unless it has another endpoint by now. */
  end: (target: PushTarget) => Promise<void>;
}

interface PushDeliveryOptions {
  db: Kysely<Tables>;
  targets: PushTargets;
  sender: Sender;
  /** Hosts to which pushes may be sent. */
  hosts: readonly string[];
  /** One composer for each kind. */
  writers: Readonly<Record<string, PushWriter>>;
  /** The kinds that wait for the morning by themselves. */
  apart: readonly string[];
  now: () => number;
  onSent: () => void;
  onFailure: (error: unknown) => void;
}

/** Sends the requested pushes. */
export function createPushDelivery(options: PushDeliveryOptions): DeliveryWorker {
  const { db, targets, sender, hosts, writers, apart, now } = options;

  /** A row that is late, such as a repeated one, waits for the morning; one about notices becomes a part of its count. */
  async function waitForMorning(delivery: Delivery, at: Date): Promise<PutOff | null> {
    const { kind, member_id: memberId, device_id: deviceId, items } = delivery;
    const dueAt = nextMorning(at);
    if (kind === NIGHT_PUSH || apart.includes(kind)) return { putOffTo: dueAt };
    if (memberId === null || deviceId === null) return null;
    const night = { channel: 'PUSH' as const, ...nightOf(deviceId), memberId, deviceId, items };
    await requestDelivery(db, { ...night, urgent: false, at, dueAt });
    return null;
  }

  async function send(target: PushTarget, payload: PushPayload): Promise<void> {
    try {
      await sendPush(target, payload, sender);
    } catch (error) {
      if (error instanceof PushRefusal && error.isGone) await targets.end(target);
      throw error;
    }
  }

  return createDeliveryWorker({
    ...options,
    channel: 'PUSH',
    judge: (error) => judgePush(error, now()),
    async compose(delivery) {
      const at = new Date(now());
      const target = await targets.find(delivery, at);
      // A device of another key gets a new subscription at its next start.
      if (target?.vapidKey !== sender.publicKey || !isPushEndpoint(target.endpoint, hosts)) return null;
      if (delivery.kind !== FIRST_PUSH && isQuiet(at)) return waitForMorning(delivery, at);
      const payload = await writers[delivery.kind]?.(delivery, db);
      return payload ? { send: () => send(target, payload) } : null;
    },
  });
}
