import { HIDDEN_MESSAGES } from '@contract/hidden';
import { type NoticePage } from '@contract/notice';
import { commentingOn } from '../../../app/testing/commenting';
import { decidingOn, type Deciding } from '../../../app/testing/deciding';
import { type TestMember } from '../../../app/testing/member';
import { operatorOn } from '../../../app/testing/operating';
import { mailsTo, partsOf } from '../../../app/testing/outboxMails';
import { recruitingOn } from '../../../app/testing/recruiting';
import { createPayload } from '../../../app/testing/samplePayload';
import { startServer, type TestServer } from '../../../app/testing/startServer';

let server: TestServer;
let on: Deciding;
let writer: TestMember;
let reporters: TestMember[];

beforeAll(async () => {
  server = await startServer({ operatorEmail: 'op@example.org' });
  on = decidingOn(server, await operatorOn(server));
  [writer, ...reporters] = [...(await server.fourMembers()), ...(await server.fourMembers())];
  await server.db
    .updateTable('member')
    .set({ created_at: new Date('2026-01-01') })
    .execute();
});
afterAll(() => server.close());

const noticesOf = async ({ token }: TestMember) =>
  (await server.call<NoticePage>('GET', '/api/notices', { token })).data.notices;

it.each(['PROJECT', 'PROJECT_COMMENT'] as const)(
  'a %s hidden by three reports brings its writer one notice and one mail with the case number, and no later report another',
  async (target) => {
    const before = [(await noticesOf(writer)).length, (await mailsTo(writer, server)).length] as const;
    const post = await recruitingOn(server.call).publish(target === 'PROJECT' ? writer : reporters[5]!, {
      title: '신고될 글',
    });
    const isPost = target === 'PROJECT';
    const id = isPost ? post : await commentingOn(server, createPayload()).write(post, '신고될 댓글', writer);
    for (const reporter of reporters.slice(0, 2)) await on.report(target, id, reporter);
    expect(await noticesOf(writer)).toHaveLength(before[0]);
    for (const reporter of reporters.slice(2, 5)) await on.report(target, id, reporter);

    const { number } = (await on.open(target, id)).data;
    const notices = (await noticesOf(writer)).slice(0, -before[0] || undefined);
    const title = isPost ? '신고될 글' : '신고될 댓글';
    expect(notices).toMatchObject([{ kind: 'AUTO_HIDDEN', note: title, caseNumber: number }]);
    expect(notices[0]!.target?.id).toBe(isPost ? post : undefined);
    const mails = (await mailsTo(writer, server)).slice(before[1]);
    expect(mails).toHaveLength(1);
    const [text = ''] = partsOf(mails[0]!);
    expect(text).toContain('조치: 자동 숨김');
    expect(text).toContain(`접수 번호: ${number}`);
    expect(text).toContain(HIDDEN_MESSAGES.bannerAuto);
    expect(text).toContain('이의가 있으면 이 메일에 답장해 주세요.');
    for (const reporter of reporters) expect(text).not.toContain(reporter.nickname);
  },
);

it('the numbers of cases count up, each for one target', async () => {
  const publish = () => recruitingOn(server.call).publish(writer);
  const [first, second] = [await publish(), await publish()];
  expect((await on.open('PROJECT', first)).data.number).toBeNull();
  await on.report('PROJECT', first, reporters[0]!);
  await on.report('PROJECT', second, reporters[0]!);
  await on.report('PROJECT', first, reporters[1]!);
  const numberOf = async (id: number) => (await on.open('PROJECT', id)).data.number ?? 0;
  expect((await numberOf(second)) - (await numberOf(first))).toBe(1);
});
