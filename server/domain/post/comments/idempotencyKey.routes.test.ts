import { randomUUID } from 'node:crypto';
import { type ArchiveComment, type ProjectComment } from '@contract/comment';
import { MESSAGES } from '@contract/messages';
import { RETENTION } from '../../../lib/jobs/retention';
import { EXPIRIES } from '../../../app/operations/installHousekeeping';
import { runHousekeeping } from '../../../app/testing/housekeeping';
import { type TestMember } from '../../../app/testing/member';
import { startServer, type TestServer } from '../../../app/testing/startServer';
import { insertArchive, insertProject } from '../../../db/testing/rows';
import { until } from '../../../app/testing/until';

let server: TestServer;
let reader: TestMember;
let other: TestMember;
beforeAll(async () => {
  server = await startServer();
  reader = await server.member({ nickname: '새벽코딩' });
  other = await server.member({ nickname: '기획하는곰' });
});
afterAll(() => server.close());

interface Kind {
  newPost: () => Promise<string>;
  /** Number of comments on all posts of the kind. */
  count: (path: string) => Promise<number>;
  bodyOf: (content: string, member: TestMember, parent?: number) => object;
}

const countIn = async (path: string) => {
  const { data } = await server.call<{ comments: { childComments: unknown[] }[] }>(
    'GET',
    path.replace(/\/comments$/, ''),
  );
  return data.comments.reduce((sum, { childComments }) => sum + 1 + childComments.length, 0);
};

const KINDS: [string, Kind][] = [
  [
    'a recruitment post',
    {
      newPost: async () => `/api/projects/${await insertProject(server.db, other.id)}/comments`,
      count: countIn,
      bodyOf: (content, _, parentCommentId) => ({ content, parentCommentId }),
    },
  ],
  [
    'an archive',
    {
      newPost: async () =>
        `/api/archive/${await insertArchive(server.db, [other.id], { published_at: new Date() })}/comments`,
      count: countIn,
      bodyOf: (content, { nickname: writer }, parentId) => ({ content, writer, parentId }),
    },
  ],
];

const post = (path: string, json: object, { token }: TestMember, key: string) =>
  server.call<ProjectComment | ArchiveComment>('POST', path, { token, json, headers: { 'idempotency-key': key } });

describe.each(KINDS)('the idempotency key of a comment on %s', (_, { newPost, count, bodyOf }) => {
  it('makes a second request return the comment of the first without posting another', async () => {
    const [path, key] = [await newPost(), randomUUID()];
    const first = await post(path, bodyOf('함께해요', reader), reader, key);
    const second = await post(path, bodyOf('함께해요', reader), reader, key.toUpperCase());
    expect([first.code, second.code]).toEqual([200, 200]);
    expect(second.data).toEqual(first.data);
    expect(await count(path)).toBe(1);
  });

  it('makes concurrent requests post one comment', async () => {
    const [path, key] = [await newPost(), randomUUID()];
    const responses = await Promise.all(
      Array.from({ length: 6 }, () => post(path, bodyOf('동시에', reader), reader, key)),
    );
    expect(responses.map(({ code }) => code)).toEqual(Array(6).fill(200));
    expect(new Set(responses.map(({ data }) => data.id)).size).toBe(1);
    expect(await count(path)).toBe(1);
  });

  it('applies to replies, also when the thread has new replies meanwhile', async () => {
    const [path, key] = [await newPost(), randomUUID()];
    const root = (await post(path, bodyOf('질문', other), other, randomUUID())).data.id;
    const first = await post(path, bodyOf('답글', reader, root), reader, key);
    await post(path, bodyOf('다른 답글', other, root), other, randomUUID());
    expect((await post(path, bodyOf('답글', reader, root), reader, key)).data).toEqual(first.data);
    expect(await count(path)).toBe(3);
  });

  it('is refused with 409 for another text, another thread or another post', async () => {
    const [path, key] = [await newPost(), randomUUID()];
    const { id } = (await post(path, bodyOf('처음', reader), reader, key)).data;
    const responses = [
      await post(path, bodyOf('다른 글', reader), reader, key),
      await post(path, bodyOf('처음', reader, id), reader, key),
      await post(await newPost(), bodyOf('처음', reader), reader, key),
    ];
    expect(responses.map(({ code, message }) => [code, message])).toEqual(Array(3).fill([409, MESSAGES.keyUsed]));
    expect(await count(path)).toBe(1);
  });

  it('is accepted for one of two posts when both are requested concurrently', async () => {
    const [paths, key] = [[await newPost(), await newPost()], randomUUID()];
    const responses = await Promise.all(paths.map((path) => post(path, bodyOf('하나만', reader), reader, key)));
    expect(responses.map(({ code }) => code).toSorted()).toEqual([200, 409]);
    const counts = await Promise.all(paths.map(count));
    expect(counts.toSorted()).toEqual([0, 1]);
  });

  it('is refused with 409 after its comment was deleted', async () => {
    const [path, key] = [await newPost(), randomUUID()];
    const { id } = (await post(path, bodyOf('지울 글', reader), reader, key)).data;
    await server.call('DELETE', `${path}/${id}`, { token: reader.token });
    expect((await post(path, bodyOf('지울 글', reader), reader, key)).code).toBe(409);
    expect(await count(path)).toBe(0);
  });

  it('belongs to one member: another member posts a new comment with the same key', async () => {
    const [path, key] = [await newPost(), randomUUID()];
    const first = await post(path, bodyOf('같은 글', reader), reader, key);
    const second = await post(path, bodyOf('같은 글', other), other, key);
    expect([second.code, second.data.writer]).toEqual([200, '기획하는곰']);
    expect(second.data.id).not.toBe(first.data.id);
  });

  it.each(['', 'abc', '123', `${randomUUID()}, ${randomUUID()}`])('is refused with 400 when it is %j', async (key) => {
    const path = await newPost();
    expect((await post(path, bodyOf('안녕', reader), reader, key)).code).toBe(400);
    expect(await count(path)).toBe(0);
  });
});

it('is stored for 24 hours and then deleted by the housekeeping', async () => {
  // Sessions are over by then too, so no other test may share the database.
  const own = await startServer();
  const { id, token } = await own.member();
  const path = `/api/projects/${await insertProject(own.db, id)}/comments`;
  const key = randomUUID();
  await own.call('POST', path, { token, json: { content: '하루' }, headers: { 'idempotency-key': key } });
  // A round is repeated while the first one of the application holds the lock.
  const tidyUp = (later: number) => until(() => runHousekeeping(own.db, EXPIRIES, later));
  const isKept = async () =>
    (await own.db.selectFrom('request_key').select('key').where('key', '=', key).execute()).length === 1;

  await tidyUp(RETENTION.requestKey - 60_000);
  expect(await isKept()).toBe(true);
  await tidyUp(RETENTION.requestKey + 60_000);
  expect(await isKept()).toBe(false);
  await own.close();
});

it('is deleted when its member withdraws', async () => {
  const leaving = await server.member();
  const path = `/api/projects/${await insertProject(server.db, other.id)}/comments`;
  await post(path, { content: '잘 있어요' }, leaving, randomUUID());
  const { username, password, token } = leaving;
  const json = { username, password, confirm_password: password };
  const { code } = await server.call('DELETE', '/api/user/delete', { token, json });
  expect(code).toBe(200);
  const keys = await server.db.selectFrom('request_key').select('key').where('member_id', '=', leaving.id).execute();
  expect(keys).toEqual([]);
});
