import { minuteInKorea } from '@contract/dates';
import { type NoticePage } from '@contract/notice';
import { type Measure, type MeasurePayload } from '@contract/operator';
import { decidingOn, type Deciding } from '../../../app/testing/deciding';
import { type TestMember } from '../../../app/testing/member';
import { operatorOn } from '../../../app/testing/operating';
import { recruitingOn } from '../../../app/testing/recruiting';
import { mailsTo, partsOf } from '../../../app/testing/outboxMails';
import { readMail } from '../../../app/testing/readMail';
import { startServer, type TestServer } from '../../../app/testing/startServer';

let server: TestServer;
let operator: TestMember;
let on: Deciding;
beforeAll(async () => {
  server = await startServer({ operatorEmail: 'op@example.org', publicUrl: 'https://teamieum.kr' });
  operator = await operatorOn(server);
  on = decidingOn(server, operator);
});
afterAll(() => server.close());

const publish = (writer: TestMember) => recruitingOn(server.call).publish(writer, { title: '메일로 알릴 글' });

const kindsOf = async ({ token }: TestMember) =>
  (await server.call<NoticePage>('GET', '/api/notices', { token })).data.notices.map(({ kind }) => kind);

it('mails the member the measure and its reason once, with the address for replies and without the reporter', async () => {
  const [writer, reporter] = await server.fourMembers();
  const id = await publish(writer);
  await on.report('PROJECT', id, reporter);
  const { code, data } = await on.measure('HIDE', 'PROJECT', id, { reason: '연락처가 있어요.\n조치: 없음' });
  expect(code).toBe(200);
  const { number } = data;
  const mails = await mailsTo(writer, server);
  expect(mails).toHaveLength(1);
  const [text = '', html = ''] = partsOf(mails[0]!);
  expect(text).toBe(
    [
      `${writer.nickname} 님, 안녕하세요. 모집글을 숨겼어요.`,
      `조치: 숨김\n대상: 모집글 ‘메일로 알릴 글’ https://teamieum.kr/projectdetail/${id}\n접수 번호: ${number}`,
      '이유:\n> 연락처가 있어요.\n> 조치: 없음',
      '이제 이렇게 돼요:\n- 다른 회원에게는 보이지 않고, 주소로 들어와도 열리지 않아요.\n- 지금도 고칠 수 있어요.',
      '이의가 있으면 이 메일에 답장해 주세요.',
    ].join('\n\n'),
  );
  expect(mails[0]).toMatch(/^Reply-To: op@example\.org$/m);
  expect(readMail(mails[0]!).subject).toBe('[팀이음] 운영자가 알려 드려요');
  expect(html).toContain('연락처가 있어요.');
  expect(html).not.toMatch(/<img|src=|https?:\/\/(?!teamieum\.kr)/);
  for (const part of [text, html, mails[0]]) expect(part).not.toContain(reporter.nickname);
});

describe('the mail about a measure', () => {
  let writer: TestMember;
  let reporters: TestMember[];
  let id: number;

  beforeEach(async () => {
    [writer, ...reporters] = await server.fourMembers();
    // Members must be three days old for their reports to hide content.
    await server.db
      .updateTable('member')
      .set({ created_at: new Date('2026-01-01') })
      .execute();
    id = await publish(writer);
  });

  const take = (action: Measure, more: Partial<MeasurePayload> = {}) => on.measure(action, 'PROJECT', id, more);

  /** The named lines of the mails to a member. */
  const headsOf = async (member: TestMember) =>
    (await mailsTo(member, server)).map((mail) => partsOf(mail)[0]?.split('\n\n')[1]?.split('\n'));

  const NUMBER = expect.stringMatching(/^접수 번호: \d+$/) as string;
  const TARGET = () => `대상: 모집글 ‘메일로 알릴 글’ https://teamieum.kr/projectdetail/${id}`;

  it.each<[Measure, string]>([
    ['HIDE', '조치: 숨김'],
    ['WARN', '조치: 경고'],
  ])('is sent once for %s, with a notice to the member and one to each reporter', async (action, line) => {
    const two = reporters.slice(0, 2);
    for (const reporter of two) await on.report('PROJECT', id, reporter);
    await take(action);
    expect(await headsOf(writer)).toEqual([[line, TARGET(), NUMBER]]);
    expect(await kindsOf(writer)).toEqual([action === 'HIDE' ? 'HIDDEN' : 'WARNED']);
    for (const reporter of two) {
      expect([await headsOf(reporter), await kindsOf(reporter)]).toEqual([[], ['REPORT_DONE']]);
    }
  });

  it('is sent once for RESTORE and UNSUSPEND, and earlier reporters are not notified again', async () => {
    await on.report('PROJECT', id, reporters[0]!);
    await take('HIDE');
    await take('RESTORE');
    await take('SUSPEND', { days: null });
    await take('UNSUSPEND');
    const heads = await headsOf(writer);
    expect(heads).toHaveLength(4);
    expect(heads).toEqual(
      expect.arrayContaining([
        ['조치: 숨김', TARGET(), NUMBER],
        ['조치: 복구', TARGET(), NUMBER],
        ['조치: 정지', TARGET(), '기간: 기한 없음', NUMBER],
        ['조치: 정지 해제', TARGET(), NUMBER],
      ]),
    );
    expect(await kindsOf(reporters[0]!)).toEqual(['REPORT_DONE']);
  });

  it('contains the end of a suspension', async () => {
    const { data } = await take('SUSPEND', { days: 7 });
    const until = Date.parse(data.member?.suspension?.untilDateTime ?? '');
    expect(await headsOf(writer)).toEqual([['조치: 정지', TARGET(), `기간: ${minuteInKorea(until)}까지`, NUMBER]]);
  });

  it('is sent for DISMISS only if it ends hiding; reporters are notified in both cases', async () => {
    await on.report('PROJECT', id, reporters[0]!);
    await take('DISMISS');
    expect([await headsOf(writer), await kindsOf(writer)]).toEqual([[], []]);

    const other = await publish(writer);
    for (const reporter of reporters) await on.report('PROJECT', other, reporter);
    await on.measure('DISMISS', 'PROJECT', other);
    expect((await headsOf(writer)).map((lines) => lines?.[0])).toEqual(['조치: 자동 숨김', '조치: 문제없음']);
    expect(await kindsOf(writer)).toEqual(['RESTORED', 'AUTO_HIDDEN']);
    expect([await kindsOf(reporters[0]!), await kindsOf(reporters[1]!)]).toEqual([
      ['REPORT_DONE', 'REPORT_DONE'],
      ['REPORT_DONE'],
    ]);
  });

  it('is sent once to a member who has reported own content', async () => {
    await on.report('PROJECT', id, writer);
    await take('HIDE');
    expect([await kindsOf(writer), (await headsOf(writer)).length]).toEqual([['HIDDEN'], 1]);
  });
});

it('does not invite to reply when the operator has no address', async () => {
  const silent = await startServer({ publicUrl: 'https://teamieum.kr' });
  const desk = decidingOn(silent, await operatorOn(silent));
  const member = await silent.member();
  await desk.measure('WARN', 'PROFILE', member.id);
  const [mail = ''] = await mailsTo(member, silent);
  expect(mail).not.toContain('Reply-To');
  expect(partsOf(mail)[0]).toBe(
    `${member.nickname} 님, 안녕하세요. 운영자가 경고했어요.\n\n조치: 경고\n대상: 프로필 ‘${member.nickname}’ https://teamieum.kr/mypage?nickname=${encodeURIComponent(member.nickname)}\n접수 번호: 1\n\n이유:\n> 운영 규칙에 어긋나요.\n\n이제 이렇게 돼요:\n- 계정은 그대로 쓸 수 있어요. 경고는 기록에 남아요.`,
  );
  await silent.close();
});

it('has the whole address of the request where none is configured', async () => {
  const nameless = await startServer();
  const desk = decidingOn(nameless, await operatorOn(nameless));
  const member = await nameless.member();
  await desk.measure('WARN', 'PROFILE', member.id);
  const [mail = ''] = await mailsTo(member, nameless);
  expect(partsOf(mail)[0]).toMatch(/^대상: 프로필 .* http:\/\/localhost(:\d+)?\/mypage\?nickname=/m);
  await nameless.close();
});
