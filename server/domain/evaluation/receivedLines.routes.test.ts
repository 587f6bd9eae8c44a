import { type OwnFeedback } from '@contract/mypage';
import { archivingOn, type Archiving } from '../../app/testing/archiving';
import { consentingOn } from '../../app/testing/consenting';
import { evaluatingOn, type Evaluating } from '../../app/testing/evaluating';
import { type TestMember } from '../../app/testing/member';
import { startServer, type TestServer } from '../../app/testing/startServer';

let server: TestServer;
let on: Evaluating;
let archives: Archiving;
let consent: ReturnType<typeof consentingOn>;
let writer: TestMember;
let mate: TestMember;
let outsider: TestMember;

beforeAll(async () => {
  server = await startServer();
  on = evaluatingOn(server);
  archives = archivingOn(server);
  consent = consentingOn(server);
});
beforeEach(async () => {
  [writer, mate, outsider] = [await server.member(), await server.member(), await server.member()];
});
afterAll(() => server.close());

describe('a received one-liner', () => {
  const linesOf = async (who: TestMember) =>
    (await consent.profileOf(who)).teamFeedback.myPageEvaluation.feedbacks as OwnFeedback[];
  const hide = (id: number, hidden: unknown, { token }: TestMember) =>
    server.call('PUT', `/api/mypage/feedbacks/${id}/hidden`, { token, json: { hidden } });

  async function publishedPair() {
    const archive = await archives.register(writer, [mate]);
    await on.evaluate(archive, mate, [writer, mate]);
    await on.evaluate(archive, writer, [writer, mate]);
    return archive;
  }

  it('is hidden from others and shown again by its owner, without a change of its keywords', async () => {
    await publishedPair();
    const [line] = await linesOf(mate);
    expect(line).toMatchObject({ hidden: false, fromOne: true });
    for (let time = 0; time < 2; time += 1) expect((await hide(line!.id, true, mate)).data).toEqual({ hidden: true });
    expect(await linesOf(mate)).toEqual([{ ...line, hidden: true }]);
    const shown = (await consent.profileOf(outsider, mate.nickname)).teamFeedback.myPageEvaluation;
    expect(shown.feedbacks).toEqual([]);
    expect(shown.keywords).toHaveLength(1);
    await hide(line!.id, false, mate);
    expect((await consent.profileOf(outsider, mate.nickname)).teamFeedback.myPageEvaluation.feedbacks).toEqual([
      { content: line!.content, duration: null },
    ]);
  });

  it('can be hidden only by its owner, and not before it is readable', async () => {
    const archive = await archives.register(writer, [mate]);
    await on.evaluate(archive, writer, [writer, mate]);
    const { handle } = await server.db
      .selectFrom('evaluation')
      .select('handle')
      .where('archive_id', '=', archive)
      .executeTakeFirstOrThrow();
    expect((await hide(handle, true, mate)).code).toBe(404);
    await on.evaluate(archive, mate, [writer, mate]);
    for (const who of [writer, outsider]) expect((await hide(handle, true, who)).code).toBe(404);
    expect((await hide(handle, 'yes', mate)).code).toBe(400);
    expect((await hide(handle, true, mate)).code).toBe(200);
  });

  it('has an id that reveals neither the order of ids nor their distance', async () => {
    await publishedPair();
    await publishedPair();
    const rows = await server.db.selectFrom('evaluation').select(['id', 'handle']).orderBy('id').execute();
    const handles = rows.map(({ handle }) => handle);
    expect(new Set(handles).size).toBe(handles.length);
    for (const handle of handles) {
      expect(Number.isSafeInteger(handle)).toBe(true);
      expect(handle).toBeGreaterThan(0);
    }
    const gaps = handles.slice(1).map((handle, index) => Math.abs(handle - handles[index]!));
    expect(Math.min(...gaps)).toBeGreaterThan(1_000);
  });

  it('can be reported once by its owner, and no response names its writer', async () => {
    await publishedPair();
    const [line] = await linesOf(mate);
    const target = `/api/report/target/evaluation/${line!.id}`;
    const nobody = { schoolName: null, nickname: null, profileImg: null, major: null, grade: null, degree: null };
    expect((await server.call('GET', target, { token: mate.token })).data).toEqual({
      isDuplicate: false,
      data: nobody,
      text: '늘 먼저 도와줬어요.\n맡은 일을 성실히 해요',
    });
    for (const who of [writer, outsider])
      expect((await server.call('GET', target, { token: who.token })).code).toBe(404);
    const json = {
      reportTarget: 'EVALUATION',
      targetId: line!.id,
      reportType: 'OTHER',
      reportContent: '',
      nickname: null,
    };
    const report = (token: string) => server.call('POST', '/api/report/submit', { token, json });
    expect([
      (await report(mate.token)).code,
      (await report(mate.token)).code,
      (await report(outsider.token)).code,
    ]).toEqual([200, 409, 404]);
    const kept = await server.db
      .selectFrom('report')
      .select(['reported_id', 'reported_text'])
      .where('target_id', '=', line!.id)
      .executeTakeFirstOrThrow();
    expect(kept).toEqual({ reported_id: writer.id, reported_text: '늘 먼저 도와줬어요.\n맡은 일을 성실히 해요' });
  });
});
