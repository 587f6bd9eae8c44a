import { type NotificationSettings } from '@contract/notifications';
import { addDays, mondayOf, todayInKorea } from '@contract/dates';
import { startMailServer, type MailServer } from '../../../app/testing/mailServer';
import { type TestMember } from '../../../app/testing/member';
import { type ReadMail } from '../../../app/testing/readMail';
import { recruitingOn, type Recruiting } from '../../../app/testing/recruiting';
import { startServer, type TestServer } from '../../../app/testing/startServer';
import { until } from '../../../app/testing/until';
import { DAY, HOUR } from '../../../lib/durations';
import { digestWeek } from '../notifications/digestWeek';
import { requestDigests } from './requestDigests.repository';

let mails: MailServer;
let server: TestServer;
let on: Recruiting;
let ahead = 0;
let writer: TestMember;
let member: TestMember;

beforeAll(async () => {
  mails = await startMailServer();
  const addresses = { smtpUrl: mails.url, publicUrl: 'https://teamieum.example' };
  server = await startServer({ ...addresses, accessTtl: 400 * DAY });
  on = recruitingOn(server.call);
});
afterAll(async () => {
  await server.close();
  await mails.close();
});
beforeEach(async () => {
  for (const table of ['delivery', 'project', 'notification_setting'] as const) {
    await server.db.deleteFrom(table).execute();
  }
  passToMonday();
  [writer, member] = [await server.member(), await server.member()];
  await server.db
    .updateTable('member')
    .set({ desired_roles: ['PM'], skills: ['FIGMA'] })
    .where('id', '=', member.id)
    .execute();
});

const now = () => Date.now() + ahead;

function pass(ms: number): void {
  ahead += ms;
  server.passTime(ms);
}

/** To the next Monday, 09:00 in Seoul. */
const passToMonday = () => pass(Date.parse(`${addDays(mondayOf(todayInKorea(now())), 7)}T09:00:00+09:00`) - now());

const settings = (json: object) =>
  server.call<NotificationSettings>('PATCH', '/api/users/me/notifications', { token: member.token, json });

const request = () => requestDigests(server.db, new Date(now()));

const waiting = async () =>
  (await server.db.selectFrom('delivery').select('id').where('kind', '=', 'digest').execute()).length;

async function send(): Promise<ReadMail[]> {
  server.app.wakeMail();
  await until(async () => (await waiting()) === 0);
  const sent: ReadMail[] = [];
  while (mails.waiting() > 0) sent.push(await mails.next());
  return sent;
}

/** A post that the clock of the test has published. */
async function publish(payload: Parameters<Recruiting['publish']>[1] = {}) {
  const id = await on.publish(writer, payload);
  await server.db
    .updateTable('project')
    .set({ created_at: new Date(now()) })
    .where('id', '=', id)
    .execute();
  return id;
}

it.each([
  ['2026-11-30T07:59:00+09:00', '2026-11-23'],
  ['2026-11-30T08:00:00+09:00', '2026-11-30'],
  ['2026-12-06T23:00:00+09:00', '2026-11-30'],
])('at %s the latest week due is that of %s', (at, week) => {
  expect(digestWeek(new Date(at))).toBe(week);
});

it('needs an agreement, and its end ends the agreement', async () => {
  expect((await settings({ digest: true, mail: { COMMENTS: true } })).code).toBe(400);
  const { data: unchanged } = await server.call<NotificationSettings>('GET', '/api/users/me/notifications', {
    token: member.token,
  });
  expect(unchanged).toMatchObject({ digest: false, agreedDate: null, mail: { COMMENTS: false } });
  expect((await settings({ digest: true, agreed: true })).data).toMatchObject({
    digest: true,
    agreedDate: todayInKorea(now()),
  });
  expect((await settings({ digest: false })).data).toMatchObject({ digest: false, agreedDate: null });
});

it('comes on Monday, once with two processes, with open posts that share a role and a skill', async () => {
  await settings({ digest: true, agreed: true });
  await publish({ title: '함께 만드는 지도' });
  await publish({ title: '다른 스킬', skills: ['SPRING'] });
  await publish({ title: '다른 역할', roles: ['BACK_END'] });
  expect(await request()).toBe(0);
  passToMonday();
  await Promise.all([request(), request()]);
  const [mail, ...others] = await send();
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('(광고) [팀이음] 이번 주 소식');
  expect(mail?.text).toContain('함께 만드는 지도');
  expect(mail?.text).not.toMatch(/다른 스킬|다른 역할|8주/);
  expect(await request()).toBe(0);
});

it('tells what happened in the own teams, and what waits', async () => {
  await settings({ digest: true, agreed: true });
  const post = await publish({ projectName: '모아밥' });
  await on.join(post, writer, member);
  await server.db
    .updateTable('project_member')
    .set({ accepted_at: new Date(now() + HOUR) })
    .execute();
  passToMonday();
  await request();
  const [mail] = await send();
  expect(mail?.text).toContain('‘모아밥’\n체크인 0/2 · 합류 1명');
});

it('does not come when nothing is new', async () => {
  await publish();
  pass(HOUR);
  await settings({ digest: true, agreed: true });
  passToMonday();
  await request();
  expect(await send()).toEqual([]);
});

it('says after 56 days without a login that it is the last one, and is off then', async () => {
  await settings({ digest: true, agreed: true });
  await server.db
    .updateTable('notification_setting')
    .set({ seen_on: addDays(todayInKorea(now()), -60) })
    .where('member_id', '=', member.id)
    .execute();
  await publish();
  passToMonday();
  await request();
  const [mail] = await send();
  expect(mail?.text).toContain('8주 동안 들르지 않아서');
  const row = server.db.selectFrom('notification_setting').select(['digest_since', 'agreed_at']);
  await until(async () => (await row.where('member_id', '=', member.id).executeTakeFirst())?.digest_since === null);
  expect(await row.where('member_id', '=', member.id).executeTakeFirst()).toEqual({
    digest_since: null,
    agreed_at: null,
  });
});
