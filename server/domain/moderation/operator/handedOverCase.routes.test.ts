import { type NoticePage } from '@contract/notice';
import { OPERATOR_MESSAGES as TEXT, type Measure } from '@contract/operator';
import { decidingOn, type Deciding } from '../../../app/testing/deciding';
import { type TestMember } from '../../../app/testing/member';
import { makeOperator, operatorOn } from '../../../app/testing/operating';
import { recruitingOn, type Recruiting } from '../../../app/testing/recruiting';
import { startServer, type TestServer } from '../../../app/testing/startServer';

let server: TestServer;
let operator: TestMember;
let on: Deciding;
let recruiting: Recruiting;
let writer: TestMember;
let successor: TestMember;
let reporter: TestMember;
let other: TestMember;
let post: number;

beforeAll(async () => {
  server = await startServer();
  operator = await operatorOn(server);
  on = decidingOn(server, operator);
  recruiting = recruitingOn(server.call);
});
/** A post with a team of one, reported before its lead is handed over. */
beforeEach(async () => {
  [writer, successor, reporter, other] = await server.fourMembers();
  post = await recruiting.publish(writer, { title: '신고될 글' });
  await recruiting.join(post, writer, successor);
  expect((await on.report('PROJECT', post, reporter)).code).toBe(200);
});
afterAll(() => server.close());

async function handOver(from = writer, { nickname } = successor) {
  expect((await recruiting.act('POST', `${post}/team/lead`, from, { nickname })).code).toBe(200);
}
const kindsOf = async ({ token }: TestMember) =>
  (await server.call<NoticePage>('GET', '/api/notices', { token })).data.notices.map(({ kind }) => kind);
const measuresOf = async ({ id }: TestMember) =>
  (await on.open('PROFILE', id)).data.member!.measures.map(({ action }) => action);
/** The member whom the queue, the case and its card name. */
async function named({ nickname }: TestMember = writer) {
  const { cases } = (await on.queue(`?state=OPEN&state=DONE&target=PROJECT&member=${encodeURIComponent(nickname)}`))
    .data;
  const { writer: about, member } = (await on.open('PROJECT', post)).data;
  return { queue: cases.find(({ targetId }) => targetId === post)?.writer, case: about, card: member?.memberId };
}
const only = ({ id, nickname }: TestMember) => {
  const about = { memberId: id, nickname };
  return { queue: about, case: about, card: id };
};

describe('a reported post whose lead is handed over', () => {
  it.each<Measure>(['WARN', 'SUSPEND'])('keeps its case, and %s concerns the reported member alone', async (action) => {
    await handOver();
    expect(await named()).toEqual(only(writer));
    expect((await on.measure(action, 'PROJECT', post, action === 'SUSPEND' ? { days: 7 } : {})).code).toBe(200);
    expect([await measuresOf(writer), await measuresOf(successor)]).toEqual([[action], []]);
    expect(await kindsOf(successor)).not.toContain('WARNED');
    expect(await named()).toEqual(only(writer));
  });

  it('keeps its case when it is reported again, and a case after a measure is about the new leader', async () => {
    await handOver();
    await on.report('PROJECT', post, writer);
    expect(await named()).toEqual(only(writer));
    await on.measure('DISMISS', 'PROJECT', post);
    expect(await named()).toEqual(only(writer));
    await on.report('PROJECT', post, other);
    expect(await named(successor)).toEqual(only(successor));
  });

  it('notifies the new leader as well when the post is hidden and restored', async () => {
    await handOver();
    for (const [action, kind] of [
      ['HIDE', 'HIDDEN'],
      ['RESTORE', 'RESTORED'],
    ] as const) {
      expect((await on.measure(action, 'PROJECT', post)).code).toBe(200);
      for (const one of [writer, successor])
        expect((await kindsOf(one)).filter((found) => found === kind)).toEqual([kind]);
    }
    expect([await measuresOf(writer), await measuresOf(successor)]).toEqual([['RESTORE', 'HIDE'], []]);
  });

  it('is about the new leader once the reported member has withdrawn, and can still be hidden', async () => {
    await handOver();
    const { username, password, token } = writer;
    const json = { username, password, confirm_password: password };
    expect((await server.call('DELETE', '/api/user/delete', { token, json })).code).toBe(200);
    expect(await named(successor)).toEqual(only(successor));
    expect((await on.measure('HIDE', 'PROJECT', post)).code).toBe(200);
  });

  it('is refused as own content to an operator who leads it now', async () => {
    await makeOperator(server, await server.member());
    await recruiting.join(post, writer, operator);
    await handOver(writer, operator);
    expect(await on.measure('HIDE', 'PROJECT', post)).toMatchObject({ code: 403, message: TEXT.ownContent });
  });
});
