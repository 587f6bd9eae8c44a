import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify, type ECDH } from 'node:crypto';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { type PushDevicePayload } from '@contract/notifications';
import { type PushPayload } from '../../lib/push/sendPush';

/** What a push service receives, and the device decrypts. */
export interface ReceivedPush {
  payload: PushPayload;
  headers: Readonly<Record<string, string | undefined>>;
  /** The claims of the server's token, whose signature fits its key (RFC 8292). */
  claims: { aud: string; sub: string; exp: number };
  /** The key that has signed, as base64url. */
  key: string;
}

/** A browser that has subscribed at the push service. */
export interface TestDevice {
  subscription: PushDevicePayload;
  received: ReceivedPush[];
  /** Answers of the push service, one after the other; then 201. */
  answers: { status: number; headers?: Record<string, string> }[];
}

export type PushService = Awaited<ReturnType<typeof startPushService>>;

/** The host for `PUSH_HOSTS`. */
export const PUSH_SERVICE_HOST = '127.0.0.1';

/** A push service of this machine that decrypts as a browser would, and checks who sends. */
export async function startPushService() {
  const devices = new Map<string, { device: TestDevice; decrypt: (body: Buffer) => PushPayload }>();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const found = devices.get(request.url ?? '');
      const answer = found?.device.answers.shift() ?? { status: found ? 201 : 404 };
      if (found && answer.status === 201) {
        const headers = request.headers as ReceivedPush['headers'];
        const token = readToken(headers['authorization'] ?? '');
        found.device.received.push({ payload: found.decrypt(Buffer.concat(chunks)), headers, ...token });
      }
      response.writeHead(answer.status, answer.headers).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, PUSH_SERVICE_HOST, resolve));
  const origin = `http://${PUSH_SERVICE_HOST}:${(server.address() as AddressInfo).port}`;

  return {
    origin,

    /** Subscribes a browser, with keys of its own. */
    subscribe(): TestDevice {
      const keys = createECDH('prime256v1');
      keys.generateKeys();
      const auth = randomBytes(16);
      const path = `/${randomBytes(8).toString('hex')}`;
      const device: TestDevice = {
        subscription: {
          endpoint: origin + path,
          keys: { p256dh: keys.getPublicKey('base64url'), auth: auth.toString('base64url') },
        },
        received: [],
        answers: [],
      };
      devices.set(path, { device, decrypt: (body) => decrypt(body, keys, auth) });
      return device;
    },

    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const derive = (secret: Uint8Array, salt: Uint8Array, info: Uint8Array, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** Decrypts the content coding aes128gcm of a push (RFC 8188, RFC 8291): one record with the key of its sender. */
function decrypt(body: Buffer, keys: ECDH, auth: Buffer): PushPayload {
  const salt = body.subarray(0, 16);
  const length = body.readUInt8(20);
  const senderKey = body.subarray(21, 21 + length);
  const record = body.subarray(21 + length);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), senderKey]);
  const secret = derive(keys.computeSecret(senderKey), auth, info, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createDecipheriv('aes-128-gcm', key, nonce);
  cipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([cipher.update(record.subarray(0, -16)), cipher.final()]);
  // The last record ends with a 2, and zeros after it.
  return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString('utf8')) as PushPayload;
}

/** Reads `vapid t=TOKEN, k=KEY`. @throws Error for a signature of another key */
function readToken(authorization: string): Pick<ReceivedPush, 'claims' | 'key'> {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const signed = Buffer.from(`${head}.${claims}`);
  const options = { key: publicKey, dsaEncoding: 'ieee-p1363' as const };
  if (!verify('sha256', signed, options, Buffer.from(signature, 'base64url')))
    throw new Error('Another key has signed.');
  return { claims: JSON.parse(Buffer.from(claims, 'base64url').toString()) as ReceivedPush['claims'], key };
}
