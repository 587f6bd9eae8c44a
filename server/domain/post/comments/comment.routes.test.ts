import { COMMENT_MESSAGES, hourlyCommentLimit, type ProjectComment } from '@contract/comment';
import { LIMITS } from '@contract/limits';
import { MESSAGES, tooLong } from '@contract/messages';
import { commentingOn, type Commenting } from '../../../app/testing/commenting';
import { type TestMember } from '../../../app/testing/member';
import { startServer, type TestServer } from '../../../app/testing/startServer';
import { createPayload } from '../../../app/testing/samplePayload';

let server: TestServer;
let on: Commenting;
let writer: TestMember;
let reader: TestMember;
let project: number;
beforeAll(async () => {
  server = await startServer();
  on = commentingOn(server, createPayload());
  writer = await server.member({ nickname: '기획하는곰' });
  reader = await server.member({ nickname: '새벽코딩' });
});
afterAll(() => server.close());

beforeEach(async () => {
  project = await on.publish(writer);
});

const deletePost = (id: number) => server.db.deleteFrom('project').where('id', '=', id).execute();

describe('POST /api/projects/:id/comments', () => {
  it('accepts a hundred comments per member and hour, names the limit, and does not count refused ones', async () => {
    const narrow = await startServer({ rateLimitMultiplier: 1 });
    const member = await narrow.member();
    const narrowly = commentingOn(narrow, createPayload());
    const post = await narrowly.publish(member);
    const code = async (content: string) => (await narrowly.post(post, { content }, member)).code;
    expect(await code('첫 댓글')).toBe(200);
    await narrow.db.updateTable('call_count').set({ calls: 99 }).execute();
    expect([await code(''), await code('백 번째'), await code('')]).toEqual([400, 200, 429]);
    const refused = await narrowly.post(post, { content: '백한 번째' }, member);
    expect(refused.message).toBe(hourlyCommentLimit(100));
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(59 * 60);
    await narrow.close();
  });

  it('adds a public comment, which the card counts', async () => {
    const { code, data } = await on.post(project, { content: '  함께하고 싶어요  ' }, reader);
    expect(code).toBe(200);
    expect(data).toEqual<ProjectComment>({
      id: expect.any(Number) as number,
      writerId: reader.id,
      writer: '새벽코딩',
      profileImage: expect.stringMatching(/^\/uploads\//) as string,
      content: '함께하고 싶어요',
      createdLocalDateTime: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
      parentCommentId: null,
      deleted: false,
    });
    expect(await on.threads(project)).toEqual([{ parentComment: data, childComments: [] }]);
    expect(await on.count(project)).toBe(1);
  });

  it('adds a reply, also to another reply, to the thread of the root', async () => {
    const root = await on.write(project, '질문이 있어요', reader);
    await on.write(project, '다른 질문이에요', reader);
    const reply = await on.post(project, { content: '답이에요', parentCommentId: root }, writer);
    const deeper = await on.post(project, { content: '고마워요', parentCommentId: reply.data.id }, reader);

    expect([reply.data.parentCommentId, deeper.data.parentCommentId]).toEqual([root, root]);
    expect(await on.texts(project)).toEqual([['질문이 있어요', '답이에요', '고마워요'], ['다른 질문이에요']]);
    expect(await on.count(project)).toBe(4);
  });

  it('accepts comments on a closed post', async () => {
    await server.db
      .updateTable('project')
      .set({ closed: true, closed_reason: 'WRITER' })
      .where('id', '=', project)
      .execute();
    expect((await on.post(project, { content: '다음에는 꼭요', parentCommentId: null }, reader)).code).toBe(200);
  });

  it.each([
    ['nothing', {}, COMMENT_MESSAGES.empty],
    ['an empty text', { content: '' }, COMMENT_MESSAGES.empty],
    ['spaces and line breaks', { content: ' \n\t\u3000 ' }, COMMENT_MESSAGES.empty],
    ['invisible characters', { content: '\u200B\u2060 \u3164' }, COMMENT_MESSAGES.empty],
    ['characters that PostgreSQL refuses', { content: '\0' }, COMMENT_MESSAGES.empty],
    ['301 characters', { content: '가'.repeat(301) }, tooLong(LIMITS.comment)],
    ['a number', { content: 12 }, MESSAGES.badRequest],
    ['a list', { content: ['안녕'] }, MESSAGES.badRequest],
    ['a parent that is not an id', { content: '안녕', parentCommentId: 'abc' }, MESSAGES.badRequest],
    ['a fractional parent', { content: '안녕', parentCommentId: 1.5 }, MESSAGES.badRequest],
    ['a parent above the maximum', { content: '안녕', parentCommentId: 1e300 }, MESSAGES.badRequest],
  ])('returns 400 for a comment with %s', async (_, json, expected) => {
    const { code, message } = await on.post(project, json, reader);
    expect([code, message]).toEqual([400, expected]);
    expect(await on.count(project)).toBe(0);
  });

  it('returns 40201 to visitors', async () => {
    const { code, status } = await on.post(project, { content: '안녕' }, {});
    expect([code, status]).toEqual([401, 40201]);
  });

  it('returns 404 for a post that is deleted or never existed', async () => {
    await deletePost(project);
    for (const id of [project, 999_999, 'abc', 0, '1.5']) {
      const { code, message } = await on.post(id, { content: '안녕' }, reader);
      expect([id, code, message]).toEqual([id, 404, MESSAGES.postGone]);
    }
  });

  it('returns 404 for a parent that is deleted, a tombstone or a comment of another post', async () => {
    const deleted = await on.write(project, '지울게요', reader);
    await on.remove(project, deleted, reader);
    const tombstone = await on.write(project, '이것도 지울게요', reader);
    const reply = await on.write(project, '답이에요', writer, tombstone);
    await on.remove(project, tombstone, reader);
    const elsewhere = await on.write(await on.publish(writer), '다른 글', reader);

    for (const parentCommentId of [deleted, tombstone, elsewhere, 999_999, 0, -1]) {
      const { code, message } = await on.post(project, { content: '답글', parentCommentId }, reader);
      expect([parentCommentId, code, message]).toEqual([parentCommentId, 404, MESSAGES.postGone]);
    }
    await on.write(project, '살아 있는 답글에는 달려요', reader, reply);
    expect(await on.texts(project)).toEqual([[null, '답이에요', '살아 있는 답글에는 달려요']]);
  });
});

describe('the text of a comment', () => {
  it.each([
    ['a script', '<script>alert(document.cookie)</script><img src=x onerror=alert(1)>'],
    ['markup', '&lt;b&gt; **굵게** [링크](javascript:alert(1)) {{7*7}} ${1+1} %s %00'],
    ['a right-to-left override', 'abc\u202Egnp.exe\u2066 \u2069'],
    ['a zero-width run', `\u200B${'\u200D\u200C'.repeat(100)}끝`],
    ['SQL', "'); drop table project_comment; --"],
    ['control characters', '\u0001\u001B[31m빨강\u001B[0m\u0007'],
    ['line breaks', '첫 줄\n\n\n마지막 줄'],
    ['joined emoji', '👨\u200D👩\u200D👧'],
    ['300 emoji', '🧑'.repeat(300)],
    ['one long word', 'ㅋ'.repeat(300)],
  ])('is stored as typed: %s', async (_, content) => {
    const { code, data } = await on.post(project, { content }, reader);
    expect([code, data.content]).toEqual([200, content.trim()]);
    expect(await on.texts(project)).toEqual([[content.trim()]]);
  });

  it('is normalised: NFC, LF line breaks, without NUL and unpaired surrogates', async () => {
    const content = `${'한글'.normalize('NFD')}\r\n둘\r셋\0\uD83D`;
    expect((await on.post(project, { content }, reader)).data.content).toBe('한글\n둘\n셋');
  });
});

describe('PUT /api/projects/:id/comments/:commentId', () => {
  it('changes the text and nothing else', async () => {
    const root = await on.write(project, '처음', writer);
    const { data: before } = await on.post(project, { content: '오타', parentCommentId: root }, reader);
    const { code, data } = await on.edit(project, before.id, { content: ' 고쳤어요 ' }, reader);
    expect([code, data]).toEqual([200, { ...before, content: '고쳤어요' }]);
    expect(await on.texts(project)).toEqual([['처음', '고쳤어요']]);
    expect(await on.count(project)).toBe(2);
  });

  it.each([{ content: ' ' }, { content: '가'.repeat(301) }, {}])('returns 400 for the edit %j', async (json) => {
    const id = await on.write(project, '그대로', reader);
    expect((await on.edit(project, id, json, reader)).code).toBe(400);
    expect(await on.texts(project)).toEqual([['그대로']]);
  });

  it("returns 403 to members who did not write the comment, also to the post's writer", async () => {
    const id = await on.write(project, '내 댓글', reader);
    const { code, message } = await on.edit(project, id, { content: '남의 손' }, writer);
    expect([code, message]).toEqual([403, MESSAGES.forbidden]);
    expect((await on.edit(project, id, { content: '남의 손' }, {})).status).toBe(40201);
    expect(await on.texts(project)).toEqual([['내 댓글']]);
  });
});

describe('DELETE /api/projects/:id/comments/:commentId', () => {
  it('deletes a comment without replies', async () => {
    const id = await on.write(project, '지울게요', reader);
    await on.write(project, '남아요', reader);
    const { code, message, data } = await on.remove(project, id, reader);
    expect([code, message, data]).toEqual([200, COMMENT_MESSAGES.deleted, null]);
    expect(await on.texts(project)).toEqual([['남아요']]);
    expect(await on.count(project)).toBe(1);
  });

  it('replaces a comment with replies by a tombstone, which is deleted with the last reply', async () => {
    const { data: root } = await on.post(project, { content: '질문' }, reader);
    const first = await on.write(project, '답 하나', writer, root.id);
    const second = await on.write(project, '답 둘', reader, root.id);

    await on.remove(project, root.id, reader);
    expect((await on.threads(project))[0]?.parentComment).toEqual<ProjectComment>({
      id: root.id,
      writerId: null,
      writer: null,
      profileImage: null,
      content: '',
      createdLocalDateTime: root.createdLocalDateTime,
      parentCommentId: null,
      deleted: true,
    });
    expect(await on.count(project)).toBe(2);

    await on.remove(project, first, writer);
    expect(await on.texts(project)).toEqual([[null, '답 둘']]);
    await on.remove(project, second, reader);
    expect(await on.texts(project)).toEqual([]);
    expect(await on.count(project)).toBe(0);
  });

  it('does not delete a root when its last reply is deleted', async () => {
    const root = await on.write(project, '질문', reader);
    await on.remove(project, await on.write(project, '답', writer, root), writer);
    expect(await on.texts(project)).toEqual([['질문']]);
  });

  it('returns 403 to members who did not write the comment', async () => {
    const id = await on.write(project, '내 댓글', reader);
    expect((await on.remove(project, id, writer)).code).toBe(403);
    expect((await on.remove(project, id, {})).status).toBe(40201);
    expect(await on.texts(project)).toEqual([['내 댓글']]);
  });
});

it('returns 404 for a comment that is deleted, a tombstone or a comment of another post', async () => {
  const deleted = await on.write(project, '지울게요', reader);
  await on.remove(project, deleted, reader);
  const tombstone = await on.write(project, '이것도 지울게요', reader);
  await on.write(project, '답이에요', writer, tombstone);
  await on.remove(project, tombstone, reader);
  const other = await on.publish(writer);
  const elsewhere = await on.write(other, '다른 글', reader);
  await deletePost(other);

  for (const id of [deleted, tombstone, elsewhere, 999_999, 'abc', 0]) {
    for (const { code, message } of [
      await on.edit(project, id, { content: '고쳐요' }, reader),
      await on.remove(project, id, reader),
    ]) {
      expect([id, code, message]).toEqual([id, 404, MESSAGES.postGone]);
    }
  }
  expect((await on.edit(other, elsewhere, { content: '고쳐요' }, reader)).code).toBe(404);
  expect((await on.remove(other, elsewhere, reader)).code).toBe(404);
});
