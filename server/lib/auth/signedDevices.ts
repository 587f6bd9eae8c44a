import { Signer } from '@fastify/cookie';
import { type KnownDevice } from './deviceCookie';

const FORM = /^(\d{1,15})\.([\w-]{22})\.(\d{1,15})$/;

interface SignedDeviceOptions {
  /** Names the purpose: a text that was signed for another one is not accepted. */
  label: string;
  secret: string;
  /** Milliseconds for which a signed text is valid. */
  ttl: number;
  now: () => number;
}

/** Signs what names a device, with the time, and reads it back. */
export function createSignedDevices({ label, secret, ttl, now }: SignedDeviceOptions) {
  const signer = new Signer(`${label} ${secret}`);

  return {
    sign: ({ memberId, id }: KnownDevice): string => signer.sign(`${memberId}.${id}.${now()}`),

    /** @returns undefined for a forged and for an expired text */
    read(text: string): KnownDevice | undefined {
      const { value } = signer.unsign(text);
      const [, memberId = '', id = '', time = ''] = FORM.exec(value ?? '') ?? [];
      return Number(time) + ttl > now() ? { memberId: Number(memberId), id } : undefined;
    },
  };
}
