import { type ProjectDetail } from '@contract/project';
import { type Kysely, type KyselyPlugin } from 'kysely';
import { commentingOn, type Commenting } from '../../../app/testing/commenting';
import { type TestMember } from '../../../app/testing/member';
import { startServer, type TestServer } from '../../../app/testing/startServer';
import { type Tables } from '../../../db/tables';
import { postQuota } from '../postQuota.repository';
import { createProjectRepository } from '../project.repository';
import { createPayload } from '../../../app/testing/samplePayload';

let server: TestServer;
let on: Commenting;
let writer: TestMember;
let reader: TestMember;
let project: number;
beforeAll(async () => {
  server = await startServer();
  on = commentingOn(server, createPayload());
  writer = await server.member();
  reader = await server.member();
});
afterAll(() => server.close());

beforeEach(async () => {
  project = await on.publish(writer);
});

const times = <T>(count: number, act: (time: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, time) => act(time)));

const codesOf = (responses: { code: number }[]) => [...new Set(responses.map(({ code }) => code))].sort();

/** The database with a counter of its queries, also of those that are built once. */
function counted(db: Kysely<Tables>) {
  const asked = { times: 0 };
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: ({ result }) => {
      asked.times += 1;
      return Promise.resolve(result);
    },
  };
  return { db: db.withPlugin(plugin), asked };
}

describe('a thousand comments', () => {
  it('are read in one query and returned in order', async () => {
    const root = await on.write(project, '시작', writer);
    const rows = Array.from({ length: 999 }, (_, index) => ({
      project_id: project,
      writer_id: reader.id,
      content: `댓글 ${index}`,
      parent_id: index % 2 ? root : null,
    }));
    await server.db.insertInto('project_comment').values(rows).execute();

    const { db, asked } = counted(server.db);
    expect((await createProjectRepository(db, postQuota(1)).find(project))?.comments).toHaveLength(1_000);
    expect(asked.times).toBe(1);

    const { data } = await server.call<ProjectDetail>('GET', `/api/projects/${project}`);
    expect([data.comments.length, data.comments[0]?.childComments.length]).toEqual([501, 499]);
    expect(data.comments[0]?.childComments.map(({ content }) => content)).toEqual(
      rows.filter(({ parent_id }) => parent_id !== null).map(({ content }) => content),
    );
    expect(await on.count(project)).toBe(1_000);
  });
});

describe('concurrent requests', () => {
  it('count every posted comment', async () => {
    const responses = await times(40, (time) =>
      on.post(project, { content: `댓글 ${time}` }, time % 2 ? writer : reader),
    );
    expect(codesOf(responses)).toEqual([200]);
    expect(await on.count(project)).toBe(40);
  });

  it('to reply to and delete a comment preserve every stored reply, below it or its tombstone', async () => {
    const root = await on.write(project, '질문', writer);
    const [replies, deletion] = await Promise.all([
      times(12, (time) => on.post(project, { content: `답 ${time}`, parentCommentId: root }, reader)),
      on.remove(project, root, writer),
    ]);

    expect(deletion.code).toBe(200);
    const taken = replies.filter(({ code }) => code === 200).length;
    expect(replies.filter(({ code }) => code === 404)).toHaveLength(12 - taken);
    const [thread] = await on.threads(project);
    expect(thread?.childComments ?? []).toHaveLength(taken);
    expect(thread?.parentComment.deleted ?? true).toBe(true);
    expect(await on.count(project)).toBe(taken);
  });

  it('to delete a whole thread leave neither a comment nor a tombstone', async () => {
    const root = await on.write(project, '질문', writer);
    const replies = await times(8, (time) => on.write(project, `답 ${time}`, reader, root));
    const responses = await Promise.all([
      on.remove(project, root, writer),
      ...replies.map((id) => on.remove(project, id, reader)),
    ]);

    expect(codesOf(responses)).toEqual([200]);
    expect(await on.texts(project)).toEqual([]);
    expect(await on.count(project)).toBe(0);
  });

  it('to delete the same comment succeed once', async () => {
    const id = await on.write(project, '지울게요', reader);
    const responses = await times(10, () => on.remove(project, id, reader));
    expect(responses.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(codesOf(responses)).toEqual([200, 404]);
    expect(await on.count(project)).toBe(0);
  });

  it('to comment on a post that is deleted meanwhile return 200 or 404', async () => {
    const [responses] = await Promise.all([
      times(20, (time) => on.post(project, { content: `댓글 ${time}` }, reader)),
      server.db.deleteFrom('project').where('id', '=', project).execute(),
    ]);
    expect(codesOf(responses).filter((code) => code !== 200 && code !== 404)).toEqual([]);
    const left = await server.db.selectFrom('project_comment').select('id').where('project_id', '=', project).execute();
    expect(left).toEqual([]);
  });
});

it('are limited to thirty comments a minute per member; edits do not count', async () => {
  const narrow = await startServer({ rateLimitMultiplier: 1 });
  const here = commentingOn(narrow, createPayload());
  const [busy, other] = [await narrow.member(), await narrow.member()];
  const post = await here.publish(busy);
  const id = await here.write(post, '첫 댓글', busy);
  const responses = [];
  for (let time = 0; time < 30; time += 1)
    responses.push(await here.post(post, { content: time % 3 ? '또' : ' ' }, busy));

  expect(responses.slice(0, 29).map(({ code }) => code)).not.toContain(429);
  expect(responses.at(-1)?.code).toBe(429);
  expect(Number(responses.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
  expect((await here.post(post, { content: '나는 처음' }, other)).code).toBe(200);
  expect((await here.edit(post, id, { content: '고쳐요' }, busy)).code).toBe(200);
  expect((await here.remove(post, id, busy)).code).toBe(200);
  await narrow.close();
});

it('to comment and withdraw store the comment without a name', async () => {
  const leaver = await server.member();
  const { token, username, password } = leaver;
  const json = { username, password, confirm_password: password };
  const [responses, farewell] = await Promise.all([
    times(5, (time) => on.post(project, { content: `안녕 ${time}` }, leaver)),
    server.call('DELETE', '/api/user/delete', { token, json }),
  ]);

  expect(farewell.code).toBe(200);
  expect(codesOf(responses).filter((code) => code !== 200 && code !== 401)).toEqual([]);
  const left = await on.threads(project);
  expect(left).toHaveLength(responses.filter(({ code }) => code === 200).length);
  expect(left.map(({ parentComment }) => parentComment.writer)).toEqual(left.map(() => null));
});
