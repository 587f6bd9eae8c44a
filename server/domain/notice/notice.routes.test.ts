import { type Alarms } from '@contract/alarm';
import { LIMITS } from '@contract/limits';
import { noticeText, type NoticePage, type NoticesRead } from '@contract/notice';
import { archivingOn } from '../../app/testing/archiving';
import { consentingOn } from '../../app/testing/consenting';
import { evaluatingOn } from '../../app/testing/evaluating';
import { type TestMember } from '../../app/testing/member';
import { recruitingOn, type Recruiting } from '../../app/testing/recruiting';
import { startServer, type TestServer } from '../../app/testing/startServer';
import { openStream } from '../member/alarm/testing/openStream';

let server: TestServer;
let on: Recruiting;
let writer: TestMember;
let first: TestMember;
let second: TestMember;
let third: TestMember;
let id: number;

beforeAll(async () => {
  server = await startServer();
  on = recruitingOn(server.call);
});

beforeEach(async () => {
  [writer, first, second, third] = await server.fourMembers();
  id = await on.publish(writer);
});

afterAll(() => server.close());

const comment = async (by: TestMember, content = '궁금해요.', parentCommentId?: number) =>
  (await on.act<{ id: number }>('POST', `${id}/comments`, by, { content, parentCommentId })).data.id;
const remove = (by: TestMember, commentId: number) => on.act('DELETE', `${id}/comments/${commentId}`, by);
const page = async ({ token }: TestMember, query = '') =>
  (await server.call<NoticePage>('GET', `/api/notices${query}`, { token })).data;
const read = ({ token }: TestMember, json: unknown) =>
  server.call<NoticesRead>('POST', '/api/notices/read', { token, json });
const unreadInBell = async ({ token }: TestMember) =>
  (await server.call<Alarms>('GET', '/api/alarm/project-archive', { token })).data.unreadNotices;

describe('notices', () => {
  it('about comments on a post are grouped while they are unread', async () => {
    await comment(first);
    await comment(first);
    const newest = await comment(second);
    const { notices, unread } = await page(writer);
    expect([notices.length, unread, await unreadInBell(writer)]).toEqual([1, 1, 1]);
    expect(notices[0]).toMatchObject({
      kind: 'COMMENT',
      read: false,
      others: 1,
      actor: { nickname: second.nickname },
      target: { type: 'project', id, commentId: newest },
    });
    expect(noticeText(notices[0]!)).toBe(`${second.nickname} 님 외 1명이 댓글을 남겼어요.`);

    await read(writer, { ids: [notices[0]!.id] });
    await comment(third);
    const after = await page(writer);
    expect(after.notices.map(({ read: isRead, others }) => [isRead, others])).toEqual([
      [false, 0],
      [true, 1],
    ]);
  });

  it('show and count only the actors whom the reader has not blocked', async () => {
    const block = ({ nickname }: TestMember) =>
      server.call('POST', '/api/users/me/blocks', { token: writer.token, json: { nickname } });
    for (const member of [first, second, third]) await comment(member);
    await block(third);
    const [line] = (await page(writer)).notices;
    expect(line).toMatchObject({ others: 1, actor: { nickname: second.nickname } });

    await block(first);
    const left = await page(writer);
    expect([left.notices.map(({ others }) => others), left.unread, await unreadInBell(writer)]).toEqual([[0], 1, 1]);
    await block(second);
    const none = await page(writer);
    expect([none.notices, none.unread, await unreadInBell(writer)]).toEqual([[], 0, 0]);
  });

  it('are sent to the writers of the thread for a reply, and to the writer of the post once', async () => {
    const root = await comment(first);
    await read(writer, { upTo: (await page(writer)).notices[0]!.id });
    await comment(writer, '답해요.', root);
    await comment(second, '저도요.', root);
    expect(await on.kindsOf(first)).toEqual(['REPLY']);
    expect(await on.kindsOf(writer)).toEqual(['REPLY', 'COMMENT']);
    expect(await on.kindsOf(second)).toEqual([]);
  });

  it('have no link and no actor after the post was deleted and the actor has withdrawn', async () => {
    await comment(first);
    const { username, password, token } = first;
    await server.call('DELETE', '/api/user/delete', {
      token,
      json: { username, password, confirm_password: password },
    });
    await on.act('DELETE', String(id), writer);
    const [line] = (await page(writer)).notices;
    expect(line).toMatchObject({ actor: null, target: null });
    expect(noticeText(line!)).toBe('탈퇴한 회원이 댓글을 남겼어요.');
  });

  it('do not link a deleted comment once they are read', async () => {
    const commentId = await comment(first);
    await read(writer, { upTo: (await page(writer)).notices[0]!.id });
    await remove(first, commentId);
    expect((await page(writer)).notices[0]?.target?.commentId).toBeNull();
  });
});

describe('unread notices of what is gone', () => {
  it('go with the only comment, and with a reply', async () => {
    const root = await comment(first);
    const reply = await comment(second, '저도요.', root);
    expect([await on.kindsOf(first), await on.kindsOf(writer)]).toEqual([['REPLY'], ['COMMENT']]);
    await remove(second, reply);
    await remove(first, root);
    expect([await on.kindsOf(first), await on.kindsOf(writer)]).toEqual([[], []]);
    expect(await unreadInBell(writer)).toBe(0);
  });

  it('show the comments that are left', async () => {
    const kept = await comment(first);
    const deleted = await comment(first);
    const other = await comment(second);
    await remove(second, other);
    expect((await page(writer)).notices).toMatchObject([
      { others: 0, actor: { nickname: first.nickname }, target: { commentId: deleted } },
    ]);
    await remove(first, deleted);
    expect((await page(writer)).notices).toMatchObject([{ others: 0, target: { commentId: kept } }]);
    await remove(first, kept);
    expect((await page(writer)).notices).toEqual([]);
  });

  it('go although an earlier comment of the writer has been read', async () => {
    await comment(first);
    await read(writer, { upTo: (await page(writer)).notices[0]!.id });
    await remove(first, await comment(first));
    expect((await page(writer)).notices.map((notice) => notice.read)).toEqual([true]);
  });

  it('go with a comment that has replies', async () => {
    const root = await comment(first);
    await comment(second, '저도요.', root);
    await remove(first, root);
    expect((await page(writer)).notices).toMatchObject([{ others: 0, actor: { nickname: second.nickname } }]);
  });

  it('go with a taken-back application', async () => {
    await on.act('POST', `${id}/applications`, first, { role: 'BACK_END', message: '함께하고 싶어요. 잘 부탁드려요.' });
    expect(await on.kindsOf(writer)).toEqual(['APPLIED']);
    await on.act('DELETE', `${id}/applications/mine`, first);
    expect(await on.kindsOf(writer)).toEqual([]);
  });
});

describe('reading notices', () => {
  it('marks all notices up to one as read, and later ones stay unread', async () => {
    await comment(first);
    const upTo = (await page(writer)).notices[0]!.id;
    await on.apply(id, second);
    expect((await read(writer, { upTo })).data).toEqual({ unread: 1 });
    expect((await page(writer)).notices.map(({ kind, read: isRead }) => [kind, isRead])).toEqual([
      ['APPLIED', false],
      ['COMMENT', true],
    ]);
    expect(await unreadInBell(writer)).toBe(1);
  });

  it('does not change notices of other members', async () => {
    await comment(first);
    const { notices } = await page(writer);
    expect((await read(second, { ids: [notices[0]!.id] })).data).toEqual({ unread: 0 });
    expect((await page(writer)).unread).toBe(1);
  });

  it.each([
    ['nothing', {}],
    ['both', { ids: [1], upTo: 1 }],
    ['too many ids', { ids: Array.from({ length: LIMITS.noticesRead + 1 }, (_, index) => index + 1) }],
    ['ids that are not numbers', { ids: ['1'] }],
  ])('returns 400 for a request with %s', async (_, json) => {
    expect((await read(writer, json)).code).toBe(400);
  });
});

it('stores at most the newest 500 notices of a member', async () => {
  const row = { member_id: writer.id, kind: 'CLOSED' as const, created_at: new Date(), ...EMPTY };
  await server.db
    .insertInto('notice')
    .values(Array.from({ length: LIMITS.notices }, () => row))
    .execute();
  await comment(first);
  const { totalElements, notices } = await page(writer);
  expect([totalElements, notices[0]?.kind]).toEqual([LIMITS.notices, 'COMMENT']);
});

const EMPTY = {
  actor_id: null,
  project_id: null,
  archive_id: null,
  comment_id: null,
  role: null,
  reason: null,
  note: null,
  count: null,
  read_at: null,
};

it('sends one alarm event to each member concerned, and none to the member who acts', async () => {
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const toWriter = await openStream(server.app, writer.token);
  const toFirst = await openStream(server.app, first.token);
  const { data: sent } = await on.apply(id, first);
  expect(await toWriter.alarms(1)).toBe(1);
  await on.answer(id, sent.id, writer);
  expect(await toFirst.alarms(1)).toBe(1);
  await comment(second);
  expect(await toWriter.alarms(2)).toBe(2);
  toWriter.leave();
  toFirst.leave();
});

describe('notices about archives', () => {
  it('are sent to the writer for a decline and when nobody is left, and to the team for the publication', async () => {
    const archive = await archivingOn(server).register(writer, [first, second]);
    await consentingOn(server).decline(archive, first);
    expect((await page(writer)).notices[0]).toMatchObject({
      kind: 'CONSENT_DECLINED',
      actor: { nickname: first.nickname },
      target: { type: 'archive', id: archive },
    });
    await evaluatingOn(server).evaluate(archive, writer, [second]);
    await evaluatingOn(server).evaluate(archive, second, [writer]);
    expect(await on.kindsOf(writer)).toEqual(['PUBLISHED', 'CONSENT_DECLINED']);
    expect(await on.kindsOf(second)).toEqual([]);

    const alone = await archivingOn(server).register(writer, [third]);
    await consentingOn(server).decline(alone, third);
    expect((await on.kindsOf(writer)).slice(0, 2)).toEqual(['ALONE', 'CONSENT_DECLINED']);
  });
});
