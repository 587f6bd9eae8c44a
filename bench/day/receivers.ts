import { createECDH, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { todayInKorea } from '@contract/dates';
import { sql, type Kysely } from 'kysely';
import { SMTPServer } from 'smtp-server';
import { type Tables } from '../../server/db/tables';
import { toVapidKey } from '../../server/lib/push/vapidKey';
import { DAY, HOUR } from '../../server/lib/durations';

const HOST = '127.0.0.1';

/** A mail server and a push service of this machine, which accept everything. */
export interface Receivers {
  /** Variables with which the product uses them; its clock is at noon in Seoul, when pushes are sent. */
  env: Record<string, string>;
  /** Adds a device to each of the first members. */
  addDevices(db: Kysely<Tables>, members: number): Promise<void>;
  /** The number of mails and pushes so far. */
  received(): { mails: number; pushes: number };
  close(): Promise<void>;
}

export async function startReceivers(publicUrl: string): Promise<Receivers> {
  const received = { mails: 0, pushes: 0 };
  const mailServer = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      stream.on('end', () => {
        received.mails += 1;
        done();
      });
      stream.resume();
    },
  });
  const pushService = createServer((request, response) => {
    request.on('end', () => {
      received.pushes += 1;
      response.writeHead(201).end();
    });
    request.resume();
  });
  await Promise.all([once(mailServer.listen(0, HOST), 'listening'), once(pushService.listen(0, HOST), 'listening')]);
  const portOf = (server: { address(): unknown }) => (server.address() as AddressInfo).port;
  const privateKey = newKey().getPrivateKey();

  return {
    env: {
      SMTP_URL: `smtp://${HOST}:${portOf(mailServer.server)}`,
      PUBLIC_URL: publicUrl,
      PUSH_HOSTS: HOST,
      VAPID_PRIVATE_KEY: privateKey.toString('base64url'),
      CLOCK_SHIFT_DAYS: String(untilNoon() / DAY),
    },
    async addDevices(db, members) {
      const { publicKey } = toVapidKey(privateKey.toString('base64url'));
      await sql`
        insert into push_device (member_id, endpoint, p256dh, auth, vapid_key, label, created_at, seen_at)
        select id, ${`http://${HOST}:${portOf(pushService)}/`} || id, ${newKey().getPublicKey('base64url')},
          ${randomBytes(16).toString('base64url')}, ${publicKey}, 'Android · Chrome', now(), now()
        from generate_series(1, ${members}::int) as id
      `.execute(db);
    },
    received: () => ({ ...received }),
    async close() {
      pushService.closeAllConnections();
      await Promise.all([
        new Promise<void>((resolve) => mailServer.close(resolve)),
        new Promise((resolve) => pushService.close(resolve)),
      ]);
    },
  };
}

function newKey() {
  const key = createECDH('prime256v1');
  key.generateKeys();
  return key;
}

/** Milliseconds until the next noon in Seoul. */
function untilNoon(): number {
  const noon = Date.parse(`${todayInKorea()}T00:00:00+09:00`) + 12 * HOUR;
  return noon > Date.now() ? noon - Date.now() : noon + DAY - Date.now();
}
