import { createECDH } from 'node:crypto';

/** A subscription of a browser below a host of the default list; one by its name has always the same endpoint. */
export function subscriptionOf(name: string) {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const keys = { p256dh: pair.getPublicKey('base64url'), auth: 'A'.repeat(22) };
  return { endpoint: `https://device.push.apple.com/${name}`, keys };
}
