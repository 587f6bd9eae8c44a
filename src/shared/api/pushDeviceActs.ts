import { type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';
import { todayInKorea } from '@contract/dates';
import { type PushDevice } from '@contract/notifications';
import { pushSupport, readStoredDevice, storeDevice } from '../push';
import { subscribeToPush, unsubscribeFromPush } from '../push/subscription';
import { type CacheState } from './postQueries';
import { notificationsApi } from './endpoints/notifications';
import { pushDevicesApi } from './endpoints/pushDevices';
import { errorStatus } from './errorMessage';

type Dispatch = ThunkDispatch<CacheState, unknown, UnknownAction>;

const { getNotificationSettings } = notificationsApi.endpoints;
const { addPushDevice, renewPushDevice, removePushDevice } = pushDevicesApi.endpoints;

/** Who is logged in, on a store that sends requests. */
export interface DeviceOwner {
  dispatch: Dispatch;
  memberId: number | null;
}

export type TurnedOn = 'done' | 'denied' | 'dismissed' | { error: unknown };

/** Asks the browser for its permission and makes it a device of the member; to be called in an event of the user. */
export async function turnOnPush(owner: DeviceOwner): Promise<TurnedOn> {
  const permission = await Notification.requestPermission();
  if (permission === 'denied') return 'denied';
  if (permission !== 'granted') return 'dismissed';
  try {
    return (await register(owner)) ?? 'done';
  } catch (error) {
    return { error };
  }
}

/** Registers this browser. @returns the error of a refused request */
async function register({ dispatch, memberId }: DeviceOwner): Promise<{ error: unknown } | undefined> {
  const payload = await subscribeToPush(await readKey(dispatch));
  const { data, error } = await dispatch(addPushDevice.initiate(payload));
  if (!data) return { error };
  remember(data, memberId);
  return undefined;
}

const remember = ({ id }: PushDevice, member: number | null) => storeDevice({ id, member, day: todayInKorea() });

/** The key for which this server wants subscriptions. */
async function readKey(dispatch: Dispatch): Promise<string> {
  const reading = dispatch(getNotificationSettings.initiate(undefined, { forceRefetch: true, subscribe: false }));
  return (await reading.unwrap()).vapidKey;
}

/**
 * Sends the subscription of this browser again, once a day and when another member has logged in, and makes it anew for
 * another key of the server. A device that has ended, or is another member's, ends here, too.
 */
export async function keepPush({ dispatch, memberId }: DeviceOwner): Promise<void> {
  const stored = readStoredDevice();
  if (!stored || (stored.day === todayInKorea() && stored.member === memberId)) return;
  if (pushSupport() !== 'ready' || Notification.permission !== 'granted') {
    storeDevice(null);
    await dispatch(removePushDevice.initiate(stored.id));
    return;
  }
  const payload = await subscribeToPush(await readKey(dispatch));
  const { data, error } = await dispatch(renewPushDevice.initiate({ id: stored.id, ...payload }));
  if (data) remember(data, memberId);
  else if (errorStatus(error) === 404) await forgetPush();
}

/** A new password has ended all devices: this browser becomes one again. */
export async function registerPushAgain(owner: DeviceOwner): Promise<void> {
  if (readStoredDevice()) await register(owner);
}

/** Ends pushes in this browser, as a logout does. */
export async function endPush({ dispatch }: Pick<DeviceOwner, 'dispatch'>): Promise<void> {
  const stored = readStoredDevice();
  if (!stored) return;
  await dispatch(removePushDevice.initiate(stored.id));
  await forgetPush();
}

/** Ends the subscription of this browser, whose device has ended. */
export async function forgetPush(): Promise<void> {
  storeDevice(null);
  await unsubscribeFromPush();
}
