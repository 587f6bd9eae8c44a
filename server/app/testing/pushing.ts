import { todayInKorea } from '@contract/dates';
import { type NotificationSettings, type PushDevice } from '@contract/notifications';
import { DAY, HOUR, MINUTE } from '../../lib/durations';
import { type TestMember } from './member';
import { PUSH_SERVICE_HOST, startPushService, type TestDevice } from './pushService';
import { createPayload } from './samplePayload';
import { startServer } from './startServer';
import { until } from './until';

/** The public address of the server, which it names to push services. */
export const PUBLIC_URL = 'https://teamieum.example';

export type Pushing = Awaited<ReturnType<typeof startPushing>>;

/** Starts a server and a push service, with a clock that tests move; sessions outlast it. */
export async function startPushing() {
  const service = await startPushService();
  const server = await startServer({
    pushHosts: [PUSH_SERVICE_HOST, '*.push.example'],
    publicUrl: PUBLIC_URL,
    accessTtl: 100 * DAY,
    sessionTtl: 100 * DAY,
  });
  let ahead = 0;
  const now = () => Date.now() + ahead;

  function pass(ms: number): void {
    ahead += ms;
    server.passTime(ms);
  }

  /** The rows of the queue. */
  const rows = () => server.db.selectFrom('delivery').selectAll().where('channel', '=', 'PUSH').execute();

  /** Sends what is due. */
  async function send(): Promise<void> {
    const isDue = async () => (await rows()).some((row) => row.failed_at === null && Number(row.due_at) <= now());
    server.app.wakePush();
    await until(async () => !(await isDue()));
  }

  const request = (method: 'POST' | 'PUT' | 'DELETE', one: TestMember, json?: unknown, id?: number) =>
    server.call<PushDevice>(method, `/api/users/me/push-devices${id === undefined ? '' : `/${id}`}`, {
      token: one.token,
      ...(json !== undefined && { json }),
    });

  return {
    server,
    service,
    now,
    pass,
    rows,
    send,
    request,

    /** Moves the clock forward to this time in Seoul. */
    goTo(hour: number, minute = 0): void {
      const at = Date.parse(`${todayInKorea(now())}T00:00:00+09:00`) + hour * HOUR + minute * MINUTE;
      pass(at > now() ? at - now() : at + DAY - now());
    },

    /** Sends what is due a minute later. */
    sendLater(): Promise<void> {
      pass(MINUTE + 1_000);
      return send();
    },

    settingsOf: async ({ token }: Pick<TestMember, 'token'>) =>
      (await server.call<NotificationSettings>('GET', '/api/users/me/notifications', { token })).data,

    /** A browser of the member that gets pushes and has shown the first one. */
    async turnOn(one: TestMember): Promise<TestDevice & { id: number }> {
      const device = service.subscribe();
      const { data } = await request('POST', one, device.subscription);
      await send();
      device.received.length = 0;
      return Object.assign(device, { id: data.id });
    },

    /** Publishes a post that invites a member. @returns its id */
    async invite(leader: TestMember, invited: TestMember): Promise<number> {
      const json = createPayload({ invitedMembersNicknames: [invited.nickname] });
      return (await server.call<number>('POST', '/api/projects', { token: leader.token, json })).data;
    },

    async close(): Promise<void> {
      await server.close();
      await service.close();
    },
  };
}
