import { type Envelope } from '@contract/envelope';
import {
  type MailSwitches,
  type NotificationSettings,
  type PushDevice,
  type Unsubscription,
} from '@contract/notifications';
import { http } from 'msw';
import { mockServer } from '../mockServer';
import { respond, respondWithError } from './responses';

const DEFAULTS: MailSwitches = { ANSWERS: true, APPLICANTS: true, TEAM: true, COMMENTS: false };

/** Serves the settings of notices. @returns what is stored */
export function serveNotificationSettings(overrides: Partial<NotificationSettings> = {}) {
  const stored: NotificationSettings = {
    email: 'CONFIRMED',
    mail: { ...DEFAULTS },
    digest: false,
    agreedDate: null,
    push: { ...DEFAULTS },
    devices: [],
    vapidKey: 'BA',
    ...overrides,
  };
  mockServer.use(
    http.get<never, never, Envelope<NotificationSettings>>('*/api/users/me/notifications', () =>
      respond(structuredClone(stored)),
    ),
    http.patch<never, Changes, Envelope<NotificationSettings>>('*/api/users/me/notifications', async ({ request }) => {
      const { mail, push, digest, agreed } = await request.json();
      Object.assign(stored.mail, mail);
      Object.assign(stored.push, push);
      if (agreed) stored.agreedDate = '2026-11-20';
      if (digest !== undefined) stored.digest = digest;
      if (digest === false) stored.agreedDate = null;
      return respond(structuredClone(stored));
    }),
  );
  serveDevices(stored);
  return stored;
}

/** Serves the devices of the settings: adding, sending again and ending. */
function serveDevices(stored: NotificationSettings) {
  const deviceOf = (id: number): PushDevice => ({
    id,
    label: 'Windows · Chrome',
    createdDateTime: '2026-11-01T00:00:00Z',
    lastDateTime: '2026-11-26T00:00:00Z',
  });
  let added = 100;
  mockServer.use(
    http.post<never, never, Envelope<PushDevice>>('*/api/users/me/push-devices', () => {
      added += 1;
      stored.devices.unshift(deviceOf(added));
      return respond(deviceOf(added));
    }),
    http.put<{ id: string }, never, Envelope<PushDevice>>('*/api/users/me/push-devices/:id', ({ params }) =>
      stored.devices.some(({ id }) => id === Number(params.id))
        ? respond(deviceOf(Number(params.id)))
        : respondWithError(404, ''),
    ),
    http.delete<{ id: string }, never, Envelope<null>>('*/api/users/me/push-devices/:id', ({ params }) => {
      stored.devices = stored.devices.filter(({ id }) => id !== Number(params.id));
      return respond(null);
    }),
  );
}

interface Changes extends Partial<Record<'mail' | 'push', Partial<MailSwitches>>> {
  digest?: boolean;
  agreed?: true;
}

/** Serves the way out of a mail about answers and teams; another token is refused. @returns the stored switches */
export function serveUnsubscription(token: string) {
  const lists = { ...DEFAULTS, FOUND: true, DIGEST: false };
  const named = ['ANSWERS', 'TEAM'] as const;
  const answer = (given: string | null) =>
    given === token ? respond<Unsubscription>({ named: [...named], lists: { ...lists } }) : respondWithError(400, '');
  mockServer.use(
    http.get<never, never, Envelope<Unsubscription>>('*/api/unsubscribe', ({ request }) =>
      answer(new URL(request.url).searchParams.get('token')),
    ),
    http.put<never, { token: string; list: keyof typeof lists; on: boolean }, Envelope<Unsubscription>>(
      '*/api/unsubscribe',
      async ({ request }) => {
        const body = await request.json();
        lists[body.list] = body.on;
        return answer(body.token);
      },
    ),
  );
  return lists;
}
