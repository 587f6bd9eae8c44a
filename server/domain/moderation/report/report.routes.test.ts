import { MESSAGES, tooLong } from '@contract/messages';
import {
  REPORT_MESSAGES,
  REPORT_TARGETS,
  REPORT_TYPES,
  type ReportTarget,
  type ReportTargetType,
  dailyReportLimit,
} from '@contract/report';
import { commentingOn, type Commenting } from '../../../app/testing/commenting';
import { type TestMember } from '../../../app/testing/member';
import { startServer, type TestServer } from '../../../app/testing/startServer';
import { createPayload } from '../../../app/testing/samplePayload';

let server: TestServer;
let on: Commenting;
let writer: TestMember;
let project: number;
let comment: number;
beforeAll(async () => {
  server = await startServer();
  on = commentingOn(server, createPayload());
  writer = await server.member({
    nickname: '기획하는곰',
    schoolName: '한양대학교',
    major: '경영학',
    degree: 'ENROLLMENT',
  });
});
afterAll(() => server.close());

beforeEach(async () => {
  project = await on.publish(writer);
  comment = await on.write(project, '여기로 연락 주세요', writer);
});

const lookUp = (type: string, id: unknown, { token }: { token?: string }) =>
  server.call<ReportTarget>('GET', `/api/report/target/${type}/${String(id)}`, { token });

const submit = (overrides: object, { token }: { token?: string }) =>
  server.call('POST', '/api/report/submit', {
    token,
    json: {
      nickname: '기획하는곰',
      reportType: 'SPAM',
      reportContent: '홍보 글이에요',
      reportTarget: 'PROJECT',
      targetId: project,
      ...overrides,
    },
  });

const stored = (targetId: number, target: ReportTargetType = 'PROJECT') =>
  server.db
    .selectFrom('report')
    .selectAll()
    .where('target', '=', target)
    .where('target_id', '=', targetId)
    .orderBy('id')
    .execute();

async function tombstone(): Promise<number> {
  const root = await on.write(project, '질문', writer);
  await on.write(project, '답', writer, root);
  await on.remove(project, root, writer);
  return root;
}

async function withdraw({ token, username, password }: TestMember) {
  const json = { username, password, confirm_password: password };
  expect((await server.call('DELETE', '/api/user/delete', { token, json })).code).toBe(200);
}

describe('GET /api/report/target/:type/:id', () => {
  it('returns the writer of a reported post', async () => {
    const data: ReportTarget['data'] = {
      schoolName: '한양대학교',
      nickname: '기획하는곰',
      profileImg: expect.stringContaining('/uploads/') as string,
      major: '경영학',
      grade: '3',
      degree: 'ENROLLMENT',
    };
    const reader = await server.member();
    for (const [type, id] of [['project', project] as const, ['project_comment', comment] as const]) {
      const response = await lookUp(type, id, reader);
      expect([response.code, response.data]).toEqual([
        200,
        { isDuplicate: false, data, text: expect.any(String) as string },
      ]);
    }
  });

  it('flags a duplicate for the caller only', async () => {
    const [reporter, other] = [await server.member(), await server.member()];
    await submit({ reportTarget: 'PROJECT_COMMENT', targetId: comment }, reporter);
    expect((await lookUp('project_comment', comment, reporter)).data.isDuplicate).toBe(true);
    expect((await lookUp('project_comment', comment, other)).data.isDuplicate).toBe(false);
    expect((await lookUp('project', project, reporter)).data.isDuplicate).toBe(false);
  });

  it('returns null for the fields of a withdrawn member', async () => {
    const leaver = await server.member();
    const id = await on.write(project, '잘 있어요', leaver);
    await withdraw(leaver);
    expect((await lookUp('project_comment', id, writer)).data).toEqual({
      isDuplicate: false,
      text: '잘 있어요',
      data: { schoolName: null, nickname: null, profileImg: null, major: null, grade: null, degree: null },
    });
  });

  it('returns 404 for a comment below a hidden post to everyone but its writer', async () => {
    const hidden = { hidden_at: new Date(), hidden_by: 'OPERATOR' as const };
    await server.db.updateTable('project').set(hidden).where('id', '=', project).execute();
    const stranger = await server.member();
    const target = { reportTarget: 'PROJECT_COMMENT', targetId: comment };
    for (const { code, message } of [
      await lookUp('project_comment', comment, stranger),
      await submit(target, stranger),
    ]) {
      expect([code, message]).toEqual([404, MESSAGES.postGone]);
    }
    expect((await lookUp('project_comment', comment, writer)).code).toBe(200);
  });

  it('returns 404 for an unknown kind, an unknown id and a tombstone', async () => {
    const gone = await tombstone();
    for (const [type, id] of [
      ['project', 999_999],
      ['project', 'abc'],
      ['project', 0],
      ['project_comment', 999_999],
      ['project_comment', gone],
      ['PROJECT', project],
      ['member', 1],
      ['archive', 1],
      ['archive_comment', 1],
    ] as const) {
      const { code, message } = await lookUp(type, id, writer);
      expect([type, id, code, message]).toEqual([type, id, 404, MESSAGES.postGone]);
    }
  });

  it('returns 40201 to visitors', async () => {
    expect((await lookUp('project', project, {})).status).toBe(40201);
  });
});

describe('POST /api/report/submit', () => {
  it('stores the reporter, the reported member, the target and its text at that time', async () => {
    const reporter = await server.member();
    const { code, message, data } = await submit(
      { reportTarget: 'PROJECT_COMMENT', targetId: comment, reportContent: '  광고예요 ' },
      reporter,
    );
    expect([code, message, data]).toEqual([200, REPORT_MESSAGES.accepted, null]);
    await on.edit(project, comment, { content: '고친 댓글' }, writer);

    expect(await stored(comment, 'PROJECT_COMMENT')).toMatchObject([
      {
        reporter_id: reporter.id,
        reported_id: writer.id,
        target: 'PROJECT_COMMENT',
        target_id: comment,
        post_id: project,
        reported_text: '여기로 연락 주세요',
        type: 'SPAM',
        content: '광고예요',
        closed_at: null,
      },
    ]);
  });

  it('stores all texts of a post', async () => {
    await submit({}, await server.member());
    const [report] = await stored(project);
    expect(report?.reported_text).toBe(
      '자취생 식비를 줄이는 공동 장보기\n모아밥\n넷이서 장을 보면 반값이 돼요.\n매주 화요일 저녁에 학교 앞에서 만나요.',
    );
  });

  it('takes the reported member from the target and ignores the nickname in the request', async () => {
    for (const nickname of ['남의이름', '', null, undefined]) {
      expect((await submit({ nickname }, await server.member())).code).toBe(200);
    }
    expect(new Set((await stored(project)).map(({ reported_id: id }) => id))).toEqual(new Set([writer.id]));
  });

  it('accepts all types, without a text', async () => {
    for (const reportType of REPORT_TYPES) {
      const { code } = await submit({ reportType, reportContent: undefined }, await server.member());
      expect([reportType, code]).toEqual([reportType, 200]);
    }
    expect((await stored(project)).map(({ type, content }) => [type, content])).toEqual(
      REPORT_TYPES.map((type) => [type, '']),
    );
  });

  it('accepts a report of the own post', async () => {
    expect((await submit({}, writer)).code).toBe(200);
  });

  it('accepts one report per member and target', async () => {
    const reporter = await server.member();
    expect((await submit({}, reporter)).code).toBe(200);
    const { code, message } = await submit({ reportType: 'OTHER' }, reporter);
    expect([code, message]).toEqual([409, REPORT_MESSAGES.duplicate]);
    expect((await submit({ reportTarget: 'PROJECT_COMMENT', targetId: comment }, reporter)).code).toBe(200);
    expect((await submit({}, await server.member())).code).toBe(200);
    expect(await stored(project)).toHaveLength(2);
  });

  it('accepts one of ten concurrent reports', async () => {
    const reporter = await server.member();
    const responses = await Promise.all(Array.from({ length: 10 }, () => submit({}, reporter)));
    expect(responses.map(({ code }) => code).sort()).toEqual([200, ...Array<number>(9).fill(409)]);
    expect(await stored(project)).toHaveLength(1);
  });

  it.each([
    ['an unknown type', { reportType: 'RUDE' }, MESSAGES.valueNotInList],
    ['no type', { reportType: undefined }, REPORT_MESSAGES.typeEmpty],
    ['a kind in lower case', { reportTarget: 'project' }, MESSAGES.valueNotInList],
    ['an id as a string', { targetId: '1' }, MESSAGES.badRequest],
    ['no id', { targetId: undefined }, MESSAGES.badRequest],
    ['an id above the maximum', { targetId: 1e300 }, MESSAGES.badRequest],
    ['501 characters', { reportContent: '가'.repeat(501) }, tooLong(500)],
  ])('returns 400 for a report with %s', async (_, wrong, expected) => {
    const { code, message } = await submit(wrong, writer);
    expect([code, message]).toEqual([400, expected]);
  });

  it('returns 404 for deleted content, tombstones and missing archives', async () => {
    const gone = await tombstone();
    await server.db.deleteFrom('project').where('id', '=', project).execute();
    for (const target of [
      {},
      { targetId: 999_999 },
      { reportTarget: 'PROJECT_COMMENT', targetId: gone },
      { reportTarget: 'PROJECT_COMMENT', targetId: comment },
      { reportTarget: 'ARCHIVE', targetId: 1 },
      { reportTarget: 'ARCHIVE_COMMENT', targetId: 1 },
    ]) {
      const { code, message } = await submit(target, writer);
      expect([target, code, message]).toEqual([target, 404, MESSAGES.postGone]);
    }
  });

  it('returns 40201 to visitors', async () => {
    expect((await submit({}, {})).status).toBe(40201);
  });

  it('stores a report also after the target was deleted and both members have withdrawn', async () => {
    const [author, reporter] = [await server.member(), await server.member()];
    const id = await on.write(project, '지우고 갈게요', author);
    await submit({ reportTarget: 'PROJECT_COMMENT', targetId: id }, reporter);
    await on.remove(project, id, author);
    await withdraw(author);
    await withdraw(reporter);
    expect(await stored(id, 'PROJECT_COMMENT')).toMatchObject([
      { reported_text: '지우고 갈게요', reported_id: author.id },
    ]);
  });

  it('accepts twenty reports per member and day, scaled, names the limit, and does not count refused ones', async () => {
    const narrow = await startServer({ rateLimitMultiplier: 0.2 });
    const [busy, other] = [await narrow.member(), await narrow.member()];
    const narrowly = commentingOn(narrow, createPayload());
    const post = await narrowly.publish(other);
    const report = ({ token }: TestMember, targetId: number) =>
      narrow.call('POST', '/api/report/submit', {
        token,
        json: { reportType: 'SPAM', reportTarget: 'PROJECT_COMMENT', targetId },
      });
    for (let time = 0; time < 5; time += 1) expect((await report(busy, 99_999)).code).toBe(404);

    const responses = [];
    for (let time = 0; time < 5; time += 1) {
      responses.push(await report(busy, await narrowly.write(post, '홍보 글이에요', other)));
    }
    expect(responses.map(({ code }) => code)).toEqual([200, 200, 200, 200, 429]);
    const refused = responses.at(-1);
    expect(refused?.message).toBe(dailyReportLimit(4));
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(23 * 3_600);
    await narrow.close();
  });
});

describe('the table of reports', () => {
  const report = {
    reported_text: '글',
    content: '',
    type: 'OTHER',
    target: 'PROJECT',
    target_id: 1,
    post_id: 1,
  } as const;
  const insert = (values: object) =>
    server.db
      .insertInto('report')
      .values({ ...report, reporter_id: writer.id, reported_id: writer.id, ...values })
      .execute();
  const refused = (constraint: string) => expect.objectContaining({ constraint }) as Error;

  it('accepts every code of the contract and no other', async () => {
    for (const [index, target] of REPORT_TARGETS.entries()) await insert({ target, target_id: 1_000 + index });
    for (const [index, type] of REPORT_TYPES.entries()) await insert({ type, target_id: 2_000 + index });
    await expect(insert({ target: 'MEMBER', target_id: 3_000 })).rejects.toEqual(refused('report_target_code'));
    await expect(insert({ type: 'RUDE', target_id: 3_000 })).rejects.toEqual(refused('report_type_code'));
  });

  it('accepts texts of up to 500 characters, and one report per member and target', async () => {
    await insert({ content: '가'.repeat(500), target_id: 4_000 });
    await expect(insert({ content: '가'.repeat(501), target_id: 4_001 })).rejects.toEqual(
      refused('report_content_length'),
    );
    await expect(insert({ target_id: 4_000 })).rejects.toEqual(refused('report_once'));
  });
});
