import { addDays, mondayOf, todayInKorea } from '@contract/dates';
import { type NoticePage } from '@contract/notice';
import { SHIFTED_EXPIRIES } from '../../app/operations/installHousekeeping';
import { runHousekeeping } from '../../app/testing/housekeeping';
import { type TestMember } from '../../app/testing/member';
import { recruitingOn, type Recruiting } from '../../app/testing/recruiting';
import { startServer, type TestServer } from '../../app/testing/startServer';
import { until } from '../../app/testing/until';
import { DAY, HOUR } from '../../lib/durations';

let server: TestServer;
let on: Recruiting;
let leader: TestMember;
let mate: TestMember;
let other: TestMember;

beforeAll(async () => {
  server = await startServer();
  on = recruitingOn(server.call);
});

beforeEach(async () => {
  [leader, mate, other] = await server.fourMembers();
});

afterAll(() => server.close());

/** A round is repeated while another one, such as the first of the application, holds the lock. */
const pass = (later: number) => until(() => runHousekeeping(server.db, SHIFTED_EXPIRIES, later));
const kindsOf = async (member: TestMember, kind: string) =>
  (await on.kindsOf(member)).filter((one) => one === kind).length;
const today = () => todayInKorea();

describe('the deadline', () => {
  it('closes the post after its deadline, and notifies the leader once', async () => {
    const id = await on.publish(leader, { deadline: today() });
    await pass(0);
    expect((await on.detail(id)).closed).toBe(false);
    for (const days of [1, 1, 2]) await pass(days * DAY);
    expect(await on.detail(id)).toMatchObject({ closed: true, closedReason: 'DEADLINE' });
    expect(await kindsOf(leader, 'CLOSED')).toBe(1);
  });
});

describe('pending applications', () => {
  it('remind the leader after 3 and 7 days and expire after 14, each once', async () => {
    const id = await on.publish(leader);
    await on.apply(id, mate);
    await pass(3 * DAY - HOUR);
    expect(await kindsOf(leader, 'REMINDED')).toBe(0);
    for (const later of [3, 4, 6]) await pass(later * DAY + HOUR);
    expect((await on.notices(leader)).find(({ kind }) => kind === 'REMINDED')).toMatchObject({ count: 1 });
    const [newest] = await on.notices(leader);
    await server.call('POST', '/api/notices/read', { token: leader.token, json: { upTo: newest!.id } });
    for (const later of [7, 8, 13]) await pass(later * DAY + HOUR);
    // The second one replaces the first, which has been read.
    const reminders = (await on.notices(leader)).filter(({ kind }) => kind === 'REMINDED');
    expect(reminders).toMatchObject([{ count: 1, read: false }]);
    for (const later of [14, 15]) await pass(later * DAY + HOUR);
    expect(await kindsOf(mate, 'EXPIRED')).toBe(1);
    expect((await on.detail(id, mate)).mine?.application?.status).toBe('EXPIRED');
    expect(await kindsOf(leader, 'REMINDED')).toBe(0);
  });

  it('are counted by a reminder as long as they are pending; then it is omitted, also from the unread count', async () => {
    const id = await on.publish(leader);
    const first = (await on.apply(id, mate)).data;
    await on.apply(id, other);
    await pass(3 * DAY + HOUR);
    const read = async () => {
      const { data } = await server.call<NoticePage>('GET', '/api/notices', { token: leader.token });
      const counts = data.notices.filter(({ kind }) => kind === 'REMINDED').map(({ count }) => count);
      return { counts, isUnreadKnown: data.unread === data.notices.length && data.totalElements === data.unread };
    };
    expect(await read()).toEqual({ counts: [2], isUnreadKnown: true });
    await on.answer(id, first.id, leader, { status: 'DECLINED', reason: 'SCHEDULE' });
    expect(await read()).toEqual({ counts: [1], isUnreadKnown: true });
    await on.act('DELETE', `${id}/applications/mine`, other);
    expect(await read()).toEqual({ counts: [], isUnreadKnown: true });
  });

  it('remind once when both days have passed during an outage, also with two processes', async () => {
    const id = await on.publish(leader);
    await on.apply(id, mate);
    await on.apply(id, other);
    await Promise.all([pass(8 * DAY), pass(8 * DAY), pass(8 * DAY)]);
    await pass(9 * DAY);
    const reminders = (await on.notices(leader)).filter(({ kind }) => kind === 'REMINDED');
    expect(reminders).toMatchObject([{ count: 2 }]);
  });

  it('expire without a reminder after an outage of three weeks', async () => {
    const id = await on.publish(leader);
    await on.apply(id, mate);
    await pass(21 * DAY);
    expect([await kindsOf(leader, 'REMINDED'), await kindsOf(mate, 'EXPIRED')]).toEqual([0, 1]);
  });

  it('lose their texts 90 days after their end', async () => {
    const id = await on.publish(leader);
    await on.apply(id, mate, { link: 'https://example.org' });
    await on.act('DELETE', `${id}/applications/mine`, mate);
    await pass(89 * DAY);
    expect((await on.detail(id, mate)).mine?.application?.message).not.toBe('');
    await pass(91 * DAY);
    expect((await on.detail(id, mate)).mine?.application).toMatchObject({ message: '', link: '', status: 'WITHDRAWN' });
  });
});

describe('an idle post', () => {
  it('notifies the leader after 60 days and is closed 14 days later; to others its writer has closed it', async () => {
    const id = await on.publish(leader);
    await pass(59 * DAY);
    expect(await kindsOf(leader, 'IDLE_ASK')).toBe(0);
    await pass(60 * DAY + HOUR);
    await pass(70 * DAY);
    expect(await kindsOf(leader, 'IDLE_ASK')).toBe(1);
    await pass(75 * DAY);
    expect((await on.detail(id, leader)).closedReason).toBe('IDLE');
    expect((await on.detail(id, mate)).closedReason).toBe('WRITER');
    expect(await kindsOf(leader, 'CLOSED')).toBe(1);
  });

  it.each<[string, (id: number) => Promise<unknown>]>([
    ['an answer that it still recruits', (id) => on.act('PUT', `${id}/closed`, leader, { closed: false })],
    ['a comment of the leader', (id) => on.act('POST', `${id}/comments`, leader, { content: '아직 모집해요.' })],
    ['a change of the team', (id) => on.act('PATCH', `${id}/team`, leader, { notice: '만나요.' })],
  ])('stays open after %s', async (_, act) => {
    const id = await on.publish(leader);
    await pass(60 * DAY + HOUR);
    await act(id);
    await pass(75 * DAY - HOUR);
    // The action was today: sixty days later the leader is asked again, and the post is not closed.
    expect((await on.detail(id, leader)).closed).toBe(false);
  });
});

describe('check-ins', () => {
  it('notify the leader once of a member who has missed two full weeks, until that member checks in again', async () => {
    const id = await on.publish(leader);
    await on.join(id, leader, mate);
    const long = new Date(Date.now() - 60 * DAY);
    await server.db.updateTable('project').set({ active_since: long }).where('id', '=', id).execute();
    await server.db.updateTable('project_member').set({ accepted_at: long }).where('project_id', '=', id).execute();
    await pass(0);
    expect(await kindsOf(leader, 'MISSED')).toBe(0);
    // The check-in of any member makes the team one that uses check-ins.
    const week = mondayOf(today());
    const line = { mood: 'GOOD' as const, text: '했어요.', updated_at: new Date() };
    await server.db
      .insertInto('check_in')
      .values({ project_id: id, member_id: mate.id, week: addDays(week, -21), ...line })
      .execute();
    await Promise.all([pass(0), pass(0)]);
    await pass(7 * DAY);
    expect(await kindsOf(leader, 'MISSED')).toBe(1);
    await on.act('PUT', `${id}/team/check-in`, mate, { week, mood: 'GOOD', text: '다시 왔어요.' });
    await pass(14 * DAY);
    expect(await kindsOf(leader, 'MISSED')).toBe(1);
    await pass(22 * DAY);
    expect(await kindsOf(leader, 'MISSED')).toBe(2);
  });

  it('of the weeks before a handover are not missed by the former leader', async () => {
    const id = await on.publish(leader);
    await on.join(id, leader, mate);
    const long = new Date(Date.now() - 60 * DAY);
    await server.db.updateTable('project').set({ active_since: long, led_since: long }).where('id', '=', id).execute();
    await server.db.updateTable('project_member').set({ accepted_at: long }).where('project_id', '=', id).execute();
    const week = mondayOf(today());
    const line = { mood: 'GOOD' as const, text: '했어요.', updated_at: new Date() };
    const checkIns = [week, addDays(week, -7), addDays(week, -14), addDays(week, -21)];
    await server.db
      .insertInto('check_in')
      .values(checkIns.map((monday) => ({ project_id: id, member_id: mate.id, week: monday, ...line })))
      .execute();
    expect((await on.act('POST', `${id}/team/lead`, leader, { nickname: mate.nickname })).code).toBe(200);
    await pass(0);
    expect(await kindsOf(mate, 'MISSED')).toBe(0);
  });
});

it('the housekeeping deletes notices after 90 days', async () => {
  const id = await on.publish(leader);
  await on.act('POST', `${id}/comments`, mate, { content: '궁금해요.' });
  await pass(89 * DAY);
  expect(await kindsOf(leader, 'COMMENT')).toBe(1);
  await pass(91 * DAY);
  expect(await kindsOf(leader, 'COMMENT')).toBe(0);
});
