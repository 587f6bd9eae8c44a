import { type Contribution } from '@contract/archive';
import { MAIL_MESSAGES } from '@contract/mails';
import { sql } from 'kysely';
import { archivingOn } from '../../app/testing/archiving';
import { consentingOn } from '../../app/testing/consenting';
import { creditingOn, openJwt } from '../../app/testing/crediting';
import { evaluatingOn, type Evaluating } from '../../app/testing/evaluating';
import { type TestMember } from '../../app/testing/member';
import { recordingOn } from '../../app/testing/recording';
import { startServer, type TestServer } from '../../app/testing/startServer';

let server: TestServer;
let on: Evaluating;
let team: [TestMember, TestMember, TestMember];
let archive: number;

beforeAll(async () => {
  server = await startServer();
  on = evaluatingOn(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  team = [await server.member(), await server.member(), await server.member()];
  archive = await on.register(team);
});

const put = (by: TestMember, lines: unknown, id = archive) =>
  server.call<Contribution[]>('PUT', `/api/archive/${id}/contributions`, { token: by.token, json: { lines } });
/** Stores one line. @returns its id */
const tell = async (by: TestMember, text = '기획과 일정 관리') => (await put(by, [{ text }])).data[0]!.id;
const tick = (by: TestMember, line: number, ticked = true) =>
  server.call<{ ticked: boolean }>('PUT', `/api/archive/${archive}/contributions/${line}/tick`, {
    token: by.token,
    json: { ticked },
  });
const linesOf = async (by: TestMember, about: TestMember) => {
  const [{ evaluated }] = (await on.targets(archive, by)).data;
  return evaluated.find(({ memberId }) => memberId === about.id)?.contributions;
};
const publish = async () => {
  for (const one of team) await on.evaluate(archive, one, team);
};
const countTicks = async () =>
  (await sql<{ count: number }>`select count(*)::int as count from contribution_tick`.execute(server.db)).rows[0]
    ?.count;

describe('the lines of a member', () => {
  it('are up to three, with an optional link, and those that are unchanged keep their id', async () => {
    const [writer, mate] = team;
    const three = [{ text: '기획' }, { text: '가'.repeat(100), link: 'example.org/work' }, { text: '배포' }];
    const { code, data } = await put(writer, three);
    expect([code, data.map(({ text, link }) => [text, link])]).toEqual([
      200,
      [
        ['기획', null],
        ['가'.repeat(100), 'https://example.org/work'],
        ['배포', null],
      ],
    ]);
    const [first, second, third] = data;
    const kept = (await put(writer, [{ text: third!.text }, { text: '새로 쓴 줄' }, { text: first!.text, link: '' }]))
      .data;
    expect(kept.map(({ id }) => id)).toEqual([third!.id, expect.any(Number), first!.id]);
    expect(kept.map(({ id }) => id)).not.toContain(second!.id);
    expect(await linesOf(mate, writer)).toEqual(kept.map((line) => ({ ...line, ticked: false })));
    const { members } = (await archivingOn(server).read(archive, mate)).data;
    expect(members.map(({ contributions }) => contributions.length)).toEqual([3, 0, 0]);
  });

  it.each([
    ['a fourth line', Array.from({ length: 4 }, () => ({ text: '기획' }))],
    ['101 characters', [{ text: '가'.repeat(101) }]],
    ['an empty line', [{ text: ' ' }]],
    ['an address without a host', [{ text: '기획', link: 'javascript:alert(1)' }]],
    ['no list', undefined],
  ])('are refused with 400 for %s', async (_, lines) => {
    expect((await put(team[0], lines)).code).toBe(400);
  });

  it('are refused with 403 before the consent and outside the team, and with 409 once published', async () => {
    const [writer, mate, asked] = team;
    const other = await on.register(team, {}, [asked]);
    expect((await put(asked, [{ text: '기획' }], other)).code).toBe(403);
    expect((await put(await server.member(), [{ text: '기획' }])).code).toBe(404);
    const line = await tell(writer);
    await publish();
    expect((await put(writer, [])).code).toBe(409);
    expect((await tick(mate, line)).code).toBe(409);
  });

  it('need no confirmed e-mail of the writer, but a tick does', async () => {
    const [writer, mate] = team;
    const line = await tell(mate);
    await server.db.updateTable('member').set({ email_confirmed_at: null }).where('id', '=', writer.id).execute();
    expect((await put(writer, [{ text: '기획' }])).code).toBe(200);
    expect(await tick(writer, line)).toMatchObject({ code: 403, message: MAIL_MESSAGES.confirmFirst });
  });
});

describe('a tick', () => {
  it('is stored at once, taken back, never of the own line, and lost by a changed line', async () => {
    const [writer, mate] = team;
    const line = await tell(writer);
    expect((await tick(mate, line)).data).toEqual({ ticked: true });
    expect((await tick(mate, line)).code).toBe(200);
    expect(await linesOf(mate, writer)).toMatchObject([{ id: line, ticked: true }]);
    await tick(mate, line, false);
    expect(await linesOf(mate, writer)).toMatchObject([{ ticked: false }]);
    expect((await tick(writer, line)).code).toBe(403);
    expect((await tick(mate, 1_000_000)).code).toBe(404);

    await tick(mate, line);
    const changed = await tell(writer, '기획과 일정');
    expect(await linesOf(mate, writer)).toMatchObject([{ id: changed, ticked: false }]);
    expect((await tick(mate, line)).code).toBe(404);
  });

  it('is counted at the publication among those who evaluated, and then deleted; before, nobody is told a number', async () => {
    const [writer, mate, third] = team;
    const line = await tell(writer);
    await tell(mate, '서버와 배포');
    for (const one of [mate, third]) await tick(one, line);
    const before = JSON.stringify([
      (await archivingOn(server).read(archive, writer)).data.members,
      (await on.targets(archive, writer)).data,
    ]);
    expect(before).not.toMatch(/"confirmed"|"of"/);

    // Only one of the two who confirmed the line has evaluated.
    await on.evaluate(archive, writer, team);
    await on.evaluate(archive, mate, team);
    await on.age(archive, 15);
    await on.publish(archive, writer);
    const { members } = (await archivingOn(server).read(archive)).data;
    expect(members.map(({ contributions }) => contributions)).toEqual([
      [{ id: line, text: '기획과 일정 관리', link: null, confirmed: 1, of: 1 }],
      [{ id: expect.any(Number) as number, text: '서버와 배포', link: null, confirmed: 0, of: 1 }],
      [],
    ]);
    expect(await countTicks()).toBe(0);
    const records = recordingOn(server);
    const stated = { text: '기획과 일정 관리', link: null, confirmed: 1, of: 1 };
    expect((await records.read(await records.open(writer))).data.projects).toMatchObject([{ contributions: [stated] }]);
    const credits = creditingOn(server);
    const { id, token } = await credits.issued(archive, writer);
    expect((await credits.read(id)).data.credential).toMatchObject({ contributions: [stated] });
    expect(openJwt(token).payload.credentialSubject.narrative).toMatch(/\n\n기획과 일정 관리 · 1명 중 1명이 확인$/);
  });

  it('against the publication is counted, or refused with 409', async () => {
    const [writer, mate, third] = team;
    const line = await tell(writer);
    await on.evaluate(archive, writer, team);
    await on.evaluate(archive, mate, team);
    const [{ code }] = await Promise.all([tick(mate, line), on.evaluate(archive, third, team)]);
    const { members } = (await archivingOn(server).read(archive)).data;
    expect([code, members[0]?.contributions[0]?.confirmed]).toEqual(code === 200 ? [200, 1] : [409, 0]);
  });
});

it('declining erases the own lines and ticks, withdrawing the own lines, also of a published archive', async () => {
  const [writer, mate, third] = team;
  const line = await tell(writer);
  await tell(mate);
  await tell(third);
  for (const one of [mate, third]) await tick(one, line);
  const consents = consentingOn(server);
  await consents.decline(archive, mate);
  expect(await countTicks()).toBe(1);
  expect(await linesOf(writer, third)).toHaveLength(1);

  const left = [writer, third] as const;
  for (const one of left) await on.evaluate(archive, one, left);
  expect((await archivingOn(server).read(archive)).data.members.map(({ contributions: some }) => some.length)).toEqual([
    1, 1,
  ]);
  await consents.withdraw(third);
  const { members } = (await archivingOn(server).read(archive)).data;
  expect(members.map(({ contributions }) => contributions.length)).toEqual([1, 0]);
});

it('the database refuses a line or a tick after the publication, of somebody else, and of the own line', async () => {
  const [writer, mate, asked] = team;
  const { db } = server;
  const other = await on.register(team, {}, [asked]);
  const row = (member: TestMember, archive_id: number) =>
    db.insertInto('contribution').values({ archive_id, member_id: member.id, position: 2, text: '기획' });
  await expect(row(asked, other).execute()).rejects.toMatchObject({ constraint: 'contribution_confirmed_member' });
  const line = await tell(writer);
  const tickOf = ({ id }: TestMember) => db.insertInto('contribution_tick').values({ line_id: line, member_id: id });
  await expect(tickOf(writer).execute()).rejects.toMatchObject({ constraint: 'contribution_tick_teammate' });
  await publish();
  await expect(row(mate, archive).execute()).rejects.toMatchObject({ constraint: 'contribution_final' });
  await expect(tickOf(mate).execute()).rejects.toMatchObject({ constraint: 'contribution_tick_teammate' });
  const change = db.updateTable('contribution').set({ text: '더 많이 한 일' }).where('id', '=', line);
  await expect(change.execute()).rejects.toMatchObject({ constraint: 'contribution_final' });
});
