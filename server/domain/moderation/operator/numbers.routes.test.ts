import { type Figures, type NumberUnit } from '@contract/operator';
import { type TestMember } from '../../../app/testing/member';
import { operatorOn } from '../../../app/testing/operating';
import { startServer, type TestServer } from '../../../app/testing/startServer';
import { insertArchive, insertMember, insertProject } from '../../../db/testing/rows';
import { DAY, HOUR } from '../../../lib/durations';
import { foldActiveMembers } from '../../member/auth/activeMembers.repository';

/** Midnight of Monday 2 March 2026 in Seoul. */
const MONDAY = Date.parse('2026-03-01T15:00:00Z');

let server: TestServer;
let operator: TestMember;
let people: number[];

beforeAll(async () => {
  server = await startServer();
  operator = await operatorOn(server);
  // No member of this suite joins in the requested periods.
  await server.db
    .updateTable('member')
    .set({ created_at: new Date('2020-01-01') })
    .execute();
  people = [];
  for (let number = 0; number < 6; number += 1) people.push(await insertMember(server.db));
  // Five members join at midnight between a Sunday and a Monday in Seoul, and one a second earlier.
  const joined = (id: number, at: number) =>
    server.db
      .updateTable('member')
      .set({ created_at: new Date(at) })
      .where('id', '=', id)
      .execute();
  await joined(people[0]!, MONDAY - 1_000);
  for (const id of people.slice(1)) await joined(id, MONDAY);
  for (const [index, id] of people.slice(1).entries())
    await insertProject(server.db, id, { created_at: new Date(MONDAY + index * DAY) });
});
afterAll(() => server.close());

const numbers = (unit: NumberUnit | 'YEAR', from: string, to: string) =>
  server.call<Figures>('GET', `/api/admin/numbers?unit=${unit}&from=${from}&to=${to}`, { token: operator.token });
const figures = async (unit: NumberUnit, from: string, to: string, name: 'joined' | 'posts' | 'active' | 'archives') =>
  (await numbers(unit, from, to)).data.rows.map((row) => [row.start, row[name].value, row[name].few]);

it('counts by days in Seoul: 0 for none, withheld for one to four people, the value from five on', async () => {
  expect(await figures('DAY', '2026-02-28', '2026-03-03', 'joined')).toEqual([
    ['2026-02-28', 0, false],
    ['2026-03-01', null, true],
    ['2026-03-02', 5, false],
    ['2026-03-03', 0, false],
  ]);
});

it('counts by weeks from Monday and by months, with whole periods at both ends', async () => {
  expect(await figures('WEEK', '2026-03-01', '2026-03-04', 'posts')).toEqual([
    ['2026-02-23', 0, false],
    ['2026-03-02', 5, false],
  ]);
  expect(await figures('MONTH', '2026-02-15', '2026-03-02', 'joined')).toEqual([
    ['2026-02-01', 0, false],
    ['2026-03-01', 6, false],
  ]);
});

it('counts archives by publication with their teams as people, without hidden ones, and the days they took', async () => {
  const published_at = new Date(MONDAY + 12 * HOUR);
  const created_at = new Date(MONDAY - 60 * HOUR);
  await insertArchive(server.db, [people[0]!, ...people.slice(1, 5)], { published_at, created_at });
  await insertArchive(server.db, [people[0]!, people[1]!], {
    published_at,
    created_at,
    hidden_at: published_at,
    hidden_by: 'AUTO',
  });
  const [, row] = (await numbers('DAY', '2026-03-01', '2026-03-02')).data.rows;
  expect([row?.archives, row?.publishDays, row?.answerHours]).toEqual([
    { value: 1, few: false },
    { value: 3, few: false },
    { value: null, few: false },
  ]);
});

it('returns a CSV file with Hangul that withholds the same values', async () => {
  const path = '/api/admin/numbers.csv?unit=DAY&from=2026-03-01&to=2026-03-02';
  const { code, raw, headers } = await server.call('GET', path, { token: operator.token });
  const lines = raw.toString('utf8').split('\r\n');
  expect([code, headers['content-disposition']]).toEqual([200, 'attachment; filename="numbers.csv"']);
  expect(lines[0]).toBe(
    '\uFEFF일,가입,활동 회원,모집글,지원,수락,답까지 걸린 시간(중앙값),공개된 아카이브,공개까지 걸린 날(중앙값),신고,조치,보낸 메일,보내지 못한 메일,되돌아온 메일,보낸 푸시,보내지 못한 푸시',
  );
  expect([lines[1]?.startsWith('2026-03-01,5 미만,'), lines[2]?.startsWith('2026-03-02,5,')]).toEqual([true, true]);
});

it.each([
  ['DAY', '2026-01-01', '2026-04-03'],
  ['DAY', '2026-01-02', '2026-01-01'],
  ['YEAR', '2026-01-01', '2026-01-02'],
] as const)('refuses %s from %s to %s', async (unit, from, to) => {
  expect((await numbers(unit, from, to)).code).toBe(400);
});

it('stores the members who log in, and only their number after the end of a period', async () => {
  const rows = () => server.db.selectFrom('active_member').selectAll().execute();
  expect((await rows()).some(({ member_id: id }) => id === operator.id)).toBe(true);
  await server.db.deleteFrom('active_member').execute();
  for (const id of people.slice(0, 5))
    await server.db.insertInto('active_member').values({ unit: 'DAY', start: '2026-03-02', member_id: id }).execute();
  expect(await figures('DAY', '2026-03-02', '2026-03-02', 'active')).toEqual([['2026-03-02', 5, false]]);
  // The day ends at MONDAY + DAY; its members are deleted a day later.
  await foldActiveMembers(server.db, new Date(MONDAY + 2 * DAY - 1_000));
  expect(await rows()).toHaveLength(5);
  await foldActiveMembers(server.db, new Date(MONDAY + 2 * DAY));
  expect(await rows()).toEqual([]);
  expect(await figures('DAY', '2026-03-02', '2026-03-02', 'active')).toEqual([['2026-03-02', 5, false]]);
});
