import { type LogPage, type MemberCardPage } from '@contract/operator';
import { decidingOn, type Deciding } from '../../../app/testing/deciding';
import { type TestMember } from '../../../app/testing/member';
import { operatorOn } from '../../../app/testing/operating';
import { recordingOn } from '../../../app/testing/recording';
import { startServer, type TestServer } from '../../../app/testing/startServer';

const THUMBNAIL = `image/${'0'.repeat(32)}.webp`;

let server: TestServer;
let on: Deciding;
let other: TestMember;
/** An operator who has received the one-liner. */
let receiver: TestMember;
let writer: TestMember;
let line: number;

beforeAll(async () => {
  server = await startServer();
  [other, receiver] = [await operatorOn(server), await operatorOn(server)];
  on = decidingOn(server, other);
});
afterAll(() => server.close());

beforeEach(async () => {
  writer = await server.member();
  const recording = recordingOn(server);
  const archive = await recording.publish([writer, receiver], { thumbnail: THUMBNAIL });
  line = await recording.say(archive, writer, receiver, { feedback: '다시는 같이 하지 마세요' });
});

const readings = () =>
  server.db
    .selectFrom('operator_log')
    .selectAll()
    .where('action', '=', 'READ_EVALUATION')
    .where('target_id', '=', line)
    .orderBy('id')
    .execute();

it('is a 404 for every operator until it is reported, and leaves no row in the log', async () => {
  for (const operator of [other, receiver]) expect((await on.open('EVALUATION', line, operator)).code).toBe(404);
  expect(await readings()).toEqual([]);
});

describe('a reported one-liner', () => {
  beforeEach(() => on.report('EVALUATION', line, receiver));

  it('has its writer in its case for other operators, and each reading is a row of the log', async () => {
    for (let reading = 0; reading < 2; reading += 1) {
      const { data } = await on.open('EVALUATION', line);
      expect(data.writer).toEqual({ memberId: writer.id, nickname: writer.nickname });
      expect(data.member?.memberId).toBe(writer.id);
      expect(data.evaluated).toMatchObject({ memberId: receiver.id, nickname: receiver.nickname });
      expect(data.keywords).toEqual(['TEAMWORK']);
      expect(data.context?.archive).toEqual({
        thumbnail: `/uploads/${THUMBNAIL}`,
        teamSize: 2,
        evaluatedMembers: 2,
        publishedDateTime: '2026-06-01T03:00:00.123Z',
      });
    }
    const about = {
      actor: 'OPERATOR',
      actor_id: other.id,
      target: 'EVALUATION',
      target_id: line,
      member_id: writer.id,
    };
    expect(await readings()).toMatchObject([about, about]);
  });

  it('has the rows of its readings in the log of its case', async () => {
    const of = (id: number) =>
      server.call<LogPage>('GET', `/api/admin/log?target=EVALUATION&targetId=${id}`, { token: other.token });
    for (const operator of [other, receiver]) await on.open('EVALUATION', line, operator);
    const row = { action: 'READ_EVALUATION', targetId: line };
    expect((await of(line)).data).toMatchObject({ totalElements: 2, items: [row, row] });
    expect((await of(line + 1)).data.items).toEqual([]);
  });

  it('keeps the version of its case while it is read', async () => {
    const [first, second] = [await on.open('EVALUATION', line), await on.open('EVALUATION', line, receiver)];
    expect(second.data.version).toBe(first.data.version);
  });

  it('names its writer in no list of the queue', async () => {
    for (const operator of [other, receiver]) {
      const { text } = await on.queue('?target=EVALUATION', operator);
      expect(text).toContain('다시는 같이 하지 마세요');
      expect(text).not.toContain(writer.nickname);
    }
  });

  it('does not name its writer to the operator who received it, in its case, a search, the log and a card', async () => {
    const { data, text } = await on.open('EVALUATION', line, receiver);
    expect(data).toMatchObject({ writer: null, member: null, own: false, mayDecide: true });
    expect(text).not.toContain(writer.nickname);
    const found = await on.queue(`?member=${encodeURIComponent(writer.nickname)}`, receiver);
    expect(found.data.totalElements).toBe(0);
    expect((await on.queue(`?member=${encodeURIComponent(writer.nickname)}`)).data.totalElements).toBe(1);

    expect((await on.measure('HIDE', 'EVALUATION', line)).code).toBe(200);
    const get = (path: string) => server.call('GET', `/api/admin/${path}`, { token: receiver.token });
    for (const path of ['log', 'log.csv']) expect((await get(path)).text).not.toContain(writer.nickname);
    const byName = (await get(`log?member=${encodeURIComponent(writer.nickname)}`)) as { data: LogPage };
    expect(byName.data.items).toEqual([]);
    const card = (await get(`members?query=${encodeURIComponent(writer.nickname)}`)) as { data: MemberCardPage };
    expect(card.data.members.map(({ measures }) => measures)).toEqual([[]]);
    const seen = (await on.open('PROFILE', writer.id)).data.member;
    expect(seen?.measures.map(({ action }) => action)).toEqual(['HIDE']);
  });

  it('cannot be answered with a measure on its writer by the operator who received it', async () => {
    const { version } = (await on.open('EVALUATION', line)).data;
    const { version: memberVersion } = (await on.open('PROFILE', writer.id)).data.member!;
    const json = { action: 'WARN', target: 'EVALUATION', targetId: line, reason: '못된 말', version, memberVersion };
    expect((await on.send(json, receiver)).code).toBe(403);
    expect((await on.send(json, other)).code).toBe(200);
  });
});
