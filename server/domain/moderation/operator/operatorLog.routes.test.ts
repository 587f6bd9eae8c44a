import { ANNOUNCEMENT } from '../../../app/testing/world';
import { decidingOn, type Deciding } from '../../../app/testing/deciding';
import { type TestMember } from '../../../app/testing/member';
import { makeOperator, operatorOn } from '../../../app/testing/operating';
import { recruitingOn } from '../../../app/testing/recruiting';
import { startServer, type TestServer } from '../../../app/testing/startServer';
import { DAY } from '../../../lib/durations';
import { createReportAdmin } from '../report/reportAdmin.repository';

let server: TestServer;
let operator: TestMember;
let writer: TestMember;
let reporters: TestMember[];
let on: Deciding;

beforeAll(async () => {
  server = await startServer();
  operator = await operatorOn(server);
  on = decidingOn(server, operator);
  [writer, ...reporters] = await server.fourMembers();
  // Members must be three days old for their reports to hide content.
  await server.db
    .updateTable('member')
    .set({ created_at: new Date('2026-01-01') })
    .execute();
});
afterAll(() => server.close());

const publish = (by = writer) => recruitingOn(server.call).publish(by, { title: '기록될 글' });
const rows = () => server.db.selectFrom('operator_log').selectAll().orderBy('id').execute();

/** The log rows that an action has added, without their ids. */
async function addedBy(act: () => Promise<unknown>) {
  const before = await rows();
  await act();
  const added = (await rows()).slice(before.length);
  return added.map(({ id: _, at, until_at: until, ...row }) => ({
    ...row,
    isNow: Math.abs(at.getTime() - Date.now()) < 60_000,
    until: until instanceof Date ? Math.round((until.getTime() - at.getTime()) / DAY) : until,
  }));
}

const NONE = {
  target: null,
  target_id: null,
  member_id: null,
  undoes: null,
  reason: '',
  until: null,
  isNow: true,
  is_own: false,
};
const byOperator = () => ({ ...NONE, actor: 'OPERATOR', actor_id: operator.id });

it('has one complete row for each measure, with the end of a suspension', async () => {
  const id = await publish();
  const take = (action: Parameters<Deciding['measure']>[0], more: object = {}) =>
    addedBy(() => on.measure(action, 'PROJECT', id, { reason: `이유 ${action}`, ...more }));
  const row = (action: string, until: number | null = null) => [
    {
      ...byOperator(),
      action,
      until,
      reason: `이유 ${action}`,
      target: 'PROJECT',
      target_id: id,
      member_id: writer.id,
    },
  ];
  await on.report('PROJECT', id, reporters[0]!);
  expect(await take('DISMISS')).toEqual(row('DISMISS'));
  expect(await take('HIDE')).toEqual(row('HIDE'));
  expect(await take('RESTORE')).toEqual(row('RESTORE'));
  expect(await take('WARN')).toEqual(row('WARN'));
  const suspended = await server.member();
  const post = await publish(suspended);
  const about = { target: 'PROJECT', target_id: post, member_id: suspended.id };
  for (const [days, until] of [
    [7, 7],
    [30, 30],
    [null, Infinity],
  ] as const) {
    const added = await addedBy(() => on.measure('SUSPEND', 'PROJECT', post, { days, reason: '도배' }));
    expect(added).toEqual([{ ...byOperator(), ...about, action: 'SUSPEND', until, reason: '도배' }]);
  }
  const added = await addedBy(() => on.measure('UNSUSPEND', 'PROJECT', post, { reason: '풀어요.' }));
  expect(added).toEqual([{ ...byOperator(), ...about, action: 'UNSUSPEND', reason: '풀어요.' }]);
});

it('has a row for automatic hiding, and for reports that a command closes or reopens', async () => {
  const id = await publish();
  const about = { ...NONE, actor_id: null, target: 'PROJECT', target_id: id, member_id: writer.id };
  const hidden = await addedBy(async () => {
    for (const reporter of reporters) await on.report('PROJECT', id, reporter);
  });
  expect(hidden).toEqual([{ ...about, actor: 'AUTO', action: 'AUTO_HIDE' }]);
  await on.measure('HIDE', 'PROJECT', id);
  const [report] = (await on.open('PROJECT', id)).data.reportList;
  const command = createReportAdmin(server.db);
  const turned = await addedBy(async () => {
    await command.reopen([report!.id], new Date());
    await command.close([report!.id], new Date());
    await command.close([report!.id], new Date());
  });
  expect(turned.map(({ action }) => action)).toEqual(['REOPEN', 'CLOSE']);
  expect(turned[1]).toEqual({ ...about, actor: 'COMMAND', action: 'CLOSE' });
});

it('has a row for each change of role, announcement and failed confirmation', async () => {
  const member = await server.member();
  const { token } = operator;
  const call = (method: 'POST' | 'PUT' | 'DELETE', path: string, json?: unknown) =>
    server.call<{ id: number }>(method, `/api/admin/${path}`, { token, json });
  const roles = await addedBy(async () => {
    await call('PUT', `members/${member.id}/role`, { role: 'OPERATOR', reason: '함께 봐요.' });
    await call('PUT', `members/${member.id}/role`, { role: 'MEMBER', reason: '고마웠어요.' });
  });
  expect(roles).toEqual([
    { ...byOperator(), action: 'ROLE_ADD', member_id: member.id, reason: '함께 봐요.' },
    { ...byOperator(), action: 'ROLE_REMOVE', member_id: member.id, reason: '고마웠어요.' },
  ]);
  let id = 0;
  const announced = await addedBy(async () => {
    id = (await call('POST', 'announcements', ANNOUNCEMENT)).data.id;
    await call('PUT', `announcements/${id}`, { ...ANNOUNCEMENT, text: '고친 공지' });
    await call('DELETE', `announcements/${id}`);
  });
  const announcement = { ...byOperator(), target: 'ANNOUNCEMENT', target_id: id };
  expect(announced).toEqual([
    { ...announcement, action: 'ANNOUNCE', reason: ANNOUNCEMENT.text },
    { ...announcement, action: 'ANNOUNCE_EDIT', reason: '고친 공지' },
    { ...announcement, action: 'ANNOUNCE_END', reason: '고친 공지' },
  ]);
  const failed = await addedBy(() => call('POST', 'confirm', { password: 'wrong0000' }));
  expect(failed).toEqual([{ ...byOperator(), action: 'CONFIRM_FAILED' }]);
});

it('has no row for refused requests, which change nothing', async () => {
  const [id, own] = [await publish(), await publish(operator)];
  const hasty = await server.member();
  await makeOperator(server, hasty);
  await on.report('PROJECT', id, reporters[0]!);
  const { version, member } = (await on.open('PROJECT', id)).data;
  const measure = { action: 'HIDE', target: 'PROJECT', targetId: id, reason: '광고', version };
  const memberVersion = member?.version;
  const refusals: [number, () => Promise<{ code: number }>][] = [
    [403, () => on.send(measure, hasty)],
    [404, () => on.send(measure, writer)],
    [403, () => on.measure('HIDE', 'PROJECT', own)],
    [409, () => on.measure('WARN', 'PROFILE', hasty.id)],
    [409, () => on.send({ ...measure, version: 'of before' })],
    [409, () => on.send({ ...measure, action: 'RESTORE' })],
    [409, () => on.send({ ...measure, action: 'UNSUSPEND', memberVersion })],
    [409, () => on.send({ ...measure, action: 'WARN', memberVersion: 'of before' })],
    [400, () => on.send({ ...measure, action: 'WARN' })],
    [404, () => on.send({ ...measure, targetId: 999_999 })],
    [400, () => on.send({ ...measure, reason: '' })],
    [400, () => on.send({ ...measure, action: 'SUSPEND' })],
    [400, () => on.send({ ...measure, action: 'DELETE' })],
  ];
  const before = (await on.open('PROJECT', id)).data;
  for (const [code, refused] of refusals) {
    const added = await addedBy(async () => expect((await refused()).code).toBe(code));
    expect(added).toEqual([]);
  }
  expect((await on.open('PROJECT', id)).data).toEqual(before);
});
