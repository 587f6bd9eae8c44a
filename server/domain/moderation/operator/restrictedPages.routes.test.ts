import { type ArchiveDetail } from '@contract/archive';
import { type ProjectDetail } from '@contract/project';
import { archivingOn } from '../../../app/testing/archiving';
import { commentingOn } from '../../../app/testing/commenting';
import { decidingOn, type Deciding } from '../../../app/testing/deciding';
import { type TestMember } from '../../../app/testing/member';
import { operatorOn } from '../../../app/testing/operating';
import { recruitingOn } from '../../../app/testing/recruiting';
import { createPayload } from '../../../app/testing/samplePayload';
import { startServer, type TestServer } from '../../../app/testing/startServer';

let server: TestServer;
let on: Deciding;
let operator: TestMember;
let writer: TestMember;
let mate: TestMember;

beforeAll(async () => {
  server = await startServer();
  operator = await operatorOn(server);
  on = decidingOn(server, operator);
  [writer, mate] = await server.fourMembers();
});
afterAll(() => server.close());

const project = (id: number, { token } = operator) =>
  server.call<ProjectDetail>('GET', `/api/admin/projects/${id}`, { token });
const archive = (id: number, { token } = operator) =>
  server.call<ArchiveDetail>('GET', `/api/admin/archives/${id}`, { token });
const contextOf = async (target: 'PROJECT' | 'PROJECT_COMMENT' | 'ARCHIVE', id: number) =>
  (await on.open(target, id)).data.context;

it('a hidden post with a hidden reply is read by operators alone, and the case names post and parent', async () => {
  const post = await recruitingOn(server.call).publish(writer, { title: '숨길 글' });
  const comments = commentingOn(server, createPayload());
  const parent = await comments.write(post, '연락할 방법이 있을까요?', mate);
  const reply = await comments.write(post, '010-0000-0077', writer, parent);
  await on.measure('HIDE', 'PROJECT_COMMENT', reply);
  await on.measure('HIDE', 'PROJECT', post);

  const { code, data } = await project(post);
  expect([code, data.title, data.hidden?.reason]).toEqual([200, '숨길 글', '운영 규칙에 어긋나요.']);
  expect(data.comments[0]?.childComments[0]).toMatchObject({ content: '010-0000-0077', hidden: true });
  for (const member of [writer, mate]) expect((await project(post, member)).code).toBe(404);
  expect((await server.call('GET', `/api/projects/${post}`, { token: operator.token })).code).toBe(404);
  expect(await contextOf('PROJECT_COMMENT', reply)).toEqual({
    post: { kind: 'project', id: post, title: '숨길 글', restriction: 'HIDDEN' },
    archive: null,
    parent: {
      writer: {
        memberId: mate.id,
        nickname: mate.nickname,
        profileImg: expect.stringContaining('/uploads/') as string,
      },
      content: '연락할 방법이 있을까요?',
      createdDateTime: expect.any(String) as string,
    },
  });
});

it('a pending archive is read by operators once it has a case', async () => {
  const id = await archivingOn(server).register(writer, [mate], { title: '공개 전' });
  expect((await archive(id)).code).toBe(404);
  await on.report('ARCHIVE', id, mate);
  const { code, data } = await archive(id);
  expect([code, data.title, data.published]).toEqual([200, '공개 전', false]);
  expect((await archive(id, writer)).code).toBe(404);
  expect((await contextOf('ARCHIVE', id))?.post.restriction).toBe('PENDING');
});

it('has no view of posts that do not exist', async () => {
  expect([(await project(999_999)).code, (await archive(999_999)).code]).toEqual([404, 404]);
});
