import { type Alarms } from '@contract/alarm';
import { type MyPage } from '@contract/mypage';
import { startServer, type TestServer } from '../../../app/testing/startServer';
import { insertArchive, insertMember, projectRow } from '../../../db/testing/rows';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const bellOf = (token: string) => server.call<Alarms>('GET', '/api/alarm/project-archive', { token });
const portfolioOf = async (token: string) =>
  (await server.call<MyPage>('GET', '/api/mypage', { token })).data.portfolio;

/** Invites the member to new posts. @returns the ids of the posts, newest first */
async function inviteTo(count: number, memberId: number): Promise<number[]> {
  const writerId = await insertMember(server.db);
  const rows = Array.from({ length: count }, (_, at) => projectRow(writerId, `함께 만들 팀원을 찾는 모집글 ${at}`));
  const posts = await server.db.insertInto('project').values(rows).returning('id').execute();
  const invitations = posts.map(({ id }) => ({ project_id: id, member_id: memberId }));
  await server.db.insertInto('project_invitation').values(invitations).execute();
  return posts.map(({ id }) => id).reverse();
}

it('lists the newest 50 of 500 invitations in less than 30 KB, with the number of all, as the own profile does', async () => {
  const { id, token } = await server.member();
  const newest = (await inviteTo(500, id)).slice(0, 50);

  const { data, raw } = await bellOf(token);
  expect(data.inviteProjectOutputList.map(({ projectId }) => projectId)).toEqual(newest);
  expect([data.inviteProjectCount, data.evaluationCount]).toEqual([500, 0]);
  expect(raw.length).toBeLessThan(30 * 1024);
  const { invitedProjects, inviteProjectCount, evaluationCount } = await portfolioOf(token);
  expect(invitedProjects?.map(({ projectId }) => projectId)).toEqual(newest);
  expect([inviteProjectCount, evaluationCount]).toEqual([500, 0]);
});

it('lists the newest 50 of 52 requests of archives, with the number of all, as the own profile does', async () => {
  const [{ id, token }, writerId] = [await server.member(), await insertMember(server.db)];
  const archives: number[] = [];
  for (let made = 0; made < 52; made += 1) archives.push(await insertArchive(server.db, [writerId, id], {}, [id]));
  const newest = archives.slice(-50).reverse();

  const { data } = await bellOf(token);
  expect(data.userArchiveList.map(({ archiveId }) => archiveId)).toEqual(newest);
  expect([data.inviteProjectCount, data.evaluationCount]).toEqual([0, 52]);
  const { pendingEvaluations, evaluationCount } = await portfolioOf(token);
  expect(pendingEvaluations?.map(({ archiveId }) => archiveId)).toEqual(newest);
  expect(evaluationCount).toBe(52);
});
