import { type PushDevicePayload } from '@contract/notifications';
import { registerServiceWorker } from '../lib/serviceWorker';

/** The push subscription of this browser, with its registration. */
async function findSubscription() {
  const registration = await registerServiceWorker();
  return { registration, subscription: await registration.pushManager.getSubscription() };
}

/**
 * Subscribes this browser for the key of the server; a subscription for another key is made anew.
 * @throws when the browser refuses, or cannot reach its maker's push service
 */
export async function subscribeToPush(vapidKey: string): Promise<PushDevicePayload> {
  const { registration, subscription: stored } = await findSubscription();
  if (stored && keyOf(stored) === vapidKey) return toPayload(stored);
  await stored?.unsubscribe();
  const applicationServerKey = toBytes(vapidKey);
  return toPayload(await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }));
}

/** Ends the subscription at the push service. */
export async function unsubscribeFromPush(): Promise<void> {
  await (await findSubscription()).subscription?.unsubscribe();
}

function toPayload(subscription: PushSubscription): PushDevicePayload {
  const { endpoint = '', keys = {} } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys;
  return { endpoint, keys: { p256dh, auth } };
}

/** The key for which a subscription was made, as base64url. */
function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? []);
  return btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

function toBytes(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (one) => one.codePointAt(0) ?? 0);
}
