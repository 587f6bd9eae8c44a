import { TIMES } from '@contract/limits';
import { newDeviceId } from './deviceCookie';
import { createSignedDevices } from './signedDevices';

/**
 * The link of a mail with a temporary password. It opens nothing: a login that carries it is counted by this mail, as by a
 * known device, so that the wrong logins of strangers do not keep its reader out (D186).
 * @param secret signs the link, with a prefix of its own
 */
export function createRecoveryLinks(secret: string, now: () => number) {
  const signed = createSignedDevices({ label: 'recovery', secret, ttl: TIMES.temporaryPassword, now });
  return {
    create: (memberId: number): string => signed.sign({ memberId, id: newDeviceId() }),
    read: (token: string) => signed.read(token),
  };
}
