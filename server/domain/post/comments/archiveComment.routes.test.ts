import { type ArchiveDetail } from '@contract/archive';
import { COMMENT_MESSAGES, type ArchiveComment } from '@contract/comment';
import { MESSAGES, tooLong } from '@contract/messages';
import { archivingOn, type Archiving } from '../../../app/testing/archiving';
import { type TestMember } from '../../../app/testing/member';
import { startServer, type TestServer } from '../../../app/testing/startServer';

let server: TestServer;
let on: Archiving;
let writer: TestMember;
let reader: TestMember;
let archive: number;
beforeAll(async () => {
  server = await startServer();
  on = archivingOn(server);
  writer = await server.member({ nickname: '기획하는곰' });
  reader = await server.member({ nickname: 'Dawn새벽' });
});
afterAll(() => server.close());

beforeEach(async () => {
  archive = await on.register(writer, [reader]);
  await on.publish(archive);
});

type Id = number | string;

const pathOf = (post: Id, comment?: Id) => `/api/archive/${post}/comments${comment === undefined ? '' : `/${comment}`}`;

const post = (json: object, { token, nickname }: Partial<TestMember>, id: Id = archive) =>
  server.call<ArchiveComment>('POST', pathOf(id), { token, json: { writer: nickname, ...json } });

const edit = (comment: Id, json: object, { token, nickname }: Partial<TestMember>, id: Id = archive) =>
  server.call<ArchiveComment>('PUT', pathOf(id, comment), { token, json: { writer: nickname, ...json } });

const remove = (comment: Id, { token }: Partial<TestMember>, id: Id = archive) =>
  server.call('DELETE', pathOf(id, comment), { token });

const write = async (content: string, member: TestMember, parentId?: number) =>
  (await post({ content, parentId }, member)).data.id;

/** The texts of each thread, root first; a tombstone is `null`. */
async function texts() {
  const { data } = await server.call<ArchiveDetail>('GET', `/api/archive/${archive}`);
  return data.comments.map(({ parentComment, childComments }) =>
    [parentComment, ...childComments].map(({ deleted, content }) => (deleted ? null : content)),
  );
}

/** The number of comments on the card of the archive. */
const count = async () => (await on.list()).data.archives.find(({ id }) => id === archive)?.commentCount;

it('a comment on an archive is visible to visitors and counted', async () => {
  const { code, data } = await post({ content: '  축하해요  ', parentId: null }, reader);
  expect([code, data]).toEqual([
    200,
    {
      id: expect.any(Number) as number,
      writerId: reader.id,
      writer: 'Dawn새벽',
      profileImage: expect.stringMatching(/^\/uploads\//) as string,
      content: '축하해요',
      createdDateTime: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
      parentId: null,
      deleted: false,
    },
  ]);
  expect((await on.read(archive)).data.comments).toEqual([{ parentComment: data, childComments: [] }]);
  expect(await count()).toBe(1);
});

it('a reply, also to another reply, joins the thread of the root', async () => {
  const root = await write('어떻게 만들었나요?', reader);
  const reply = await post({ content: '같이요', parentId: root }, writer);
  const deeper = await post({ content: '멋져요', parentId: reply.data.id }, reader);
  expect([reply.data.parentId, deeper.data.parentId]).toEqual([root, root]);
  expect(await texts()).toEqual([['어떻게 만들었나요?', '같이요', '멋져요']]);
});

it('an edit by the writer changes the text and nothing else', async () => {
  const { data } = await post({ content: '오타' }, reader);
  const { code, data: after } = await edit(data.id, { content: '고쳤어요' }, reader);
  expect([code, after]).toEqual([200, { ...data, content: '고쳤어요' }]);
  expect(await texts()).toEqual([['고쳤어요']]);
});

it('a deleted comment with replies becomes a tombstone, which is deleted with the last reply', async () => {
  const root = await write('질문', reader);
  const reply = await write('답', writer, root);
  const { code, message } = await remove(root, reader);
  expect([code, message]).toEqual([200, COMMENT_MESSAGES.deleted]);
  expect([await texts(), await count()]).toEqual([[[null, '답']], 1]);
  await remove(reply, writer);
  expect([await texts(), await count()]).toEqual([[], 0]);
});

it.each([
  ['nothing', {}, COMMENT_MESSAGES.empty],
  ['spaces', { content: ' \n ' }, COMMENT_MESSAGES.empty],
  ['301 characters', { content: '가'.repeat(301) }, tooLong(300)],
  ['no writer', { content: '안녕', writer: undefined }, MESSAGES.badRequest],
  ['a parent that is not an id', { content: '안녕', parentId: 'abc' }, MESSAGES.badRequest],
])('returns 400 for a comment with %s, with its message', async (_, json, expected) => {
  const { code, message } = await post(json, reader);
  expect([code, message, await count()]).toEqual([400, expected, 0]);
});

it('accepts the writer under a former nickname, and decides by the id where one is sent', async () => {
  const former = { writer: '예전이름' };
  const { code, data } = await post({ content: '바뀌기 전 이름으로', ...former }, reader);
  expect([code, data.writerId, data.writer]).toEqual([200, reader.id, reader.nickname]);
  expect((await edit(data.id, { content: '고쳤어요', ...former }, reader)).code).toBe(200);

  // Another member has taken the former nickname.
  const taken = { content: '그 이름은 이제 남의 것', writer: writer.nickname };
  expect((await post({ ...taken, writerId: reader.id }, reader)).code).toBe(200);
  expect((await post({ ...taken, writer: reader.nickname, writerId: writer.id }, reader)).code).toBe(403);
});

it('returns 403 when `writer` names another member', async () => {
  const own = await write('내 댓글', reader);
  for (const { code, message } of [
    await post({ content: '남의 이름으로', writer: '기획하는곰' }, reader),
    await edit(own, { content: '남의 이름으로', writer: '기획하는곰' }, reader),
  ]) {
    expect([code, message]).toEqual([403, MESSAGES.forbidden]);
  }
  expect((await post({ content: '같은 이름이에요', writer: 'dawn새벽' }, reader)).code).toBe(200);
  expect(await texts()).toEqual([['내 댓글'], ['같은 이름이에요']]);
});

it("returns 403 to members who did not write the comment, also to the archive's writer, and 40201 to visitors", async () => {
  const id = await write('내 댓글', reader);
  expect((await edit(id, { content: '남의 손' }, writer)).code).toBe(403);
  expect((await remove(id, writer)).code).toBe(403);
  const visitor = { nickname: 'Dawn새벽' };
  for (const { status } of [
    await post({ content: '안녕' }, visitor),
    await edit(id, { content: '고쳐요' }, visitor),
    await remove(id, visitor),
  ]) {
    expect(status).toBe(40201);
  }
  expect(await texts()).toEqual([['내 댓글']]);
});

it('returns 404 for deleted comments, tombstones, comments of other archives and missing archives', async () => {
  const tombstone = await write('지울게요', reader);
  await write('답이에요', writer, tombstone);
  await remove(tombstone, reader);
  const elsewhere = await write('다른 글', reader);
  const other = await on.register(writer, [reader]);
  await on.publish(other);

  for (const id of [tombstone, 999_999, 'abc', 0]) {
    expect((await edit(id, { content: '고쳐요' }, reader)).code).toBe(404);
    expect((await remove(id, reader)).code).toBe(404);
  }
  expect((await edit(elsewhere, { content: '고쳐요' }, reader, other)).code).toBe(404);
  expect((await post({ content: '답', parentId: elsewhere }, reader, other)).code).toBe(404);
  expect((await post({ content: '답', parentId: tombstone }, reader)).code).toBe(404);
  for (const invalid of [{}, { content: '' }, { writer: '기획하는곰' }]) {
    const { code, message } = await post({ content: '안녕', ...invalid }, reader, 999_999);
    expect([code, message]).toEqual([404, MESSAGES.postGone]);
  }
});

describe('concurrent requests', () => {
  const times = <T>(number: number, act: (time: number) => Promise<T>) =>
    Promise.all(Array.from({ length: number }, (_, time) => act(time)));

  it('count every posted comment', async () => {
    const responses = await times(30, (time) => post({ content: `댓글 ${time}` }, time % 2 ? writer : reader));
    expect(responses.map(({ code }) => code)).toEqual(Array(30).fill(200));
    expect(await count()).toBe(30);
  });

  it('to reply to a deleted comment either store the reply, which remains, or return 404', async () => {
    const root = await write('질문', writer);
    const [replies, deletion] = await Promise.all([
      times(10, (time) => post({ content: `답 ${time}`, parentId: root }, reader)),
      remove(root, writer),
    ]);
    const taken = replies.filter(({ code }) => code === 200).length;
    expect([deletion.code, replies.filter(({ code }) => code === 404).length]).toEqual([200, 10 - taken]);
    expect(await count()).toBe(taken);
  });

  it('to comment on a deleted archive return 200 or 404 and leave no comments behind', async () => {
    const [responses, removal] = await Promise.all([
      times(10, (time) => post({ content: `댓글 ${time}` }, reader)),
      on.remove(archive, writer),
    ]);
    expect(removal.code).toBe(200);
    for (const { code } of responses) expect([200, 404]).toContain(code);
    const left = server.db.selectFrom('archive_comment').select('id').where('archive_id', '=', archive);
    expect(await left.execute()).toEqual([]);
  });
});

it('comments on archives and on recruitment posts count together against the limit of thirty a minute', async () => {
  const narrow = await startServer({ rateLimitMultiplier: 1 });
  const { token, nickname } = await narrow.member();
  const json = { content: '안녕', writer: nickname };
  const codes = [];
  for (let time = 0; time < 31; time += 1) {
    const path = time % 2 ? '/api/archive/1/comments' : '/api/projects/1/comments';
    codes.push((await narrow.call('POST', path, { token, json })).code);
  }
  expect(codes.slice(-2)).toEqual([404, 429]);
  await narrow.close();
});
