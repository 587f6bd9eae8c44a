import { type Alarms } from '@contract/alarm';
import { type TestMember } from '../../../app/testing/member';
import { recruitingOn } from '../../../app/testing/recruiting';
import { startServer, type TestServer } from '../../../app/testing/startServer';
import { waitingOrAnswered } from '../../../app/testing/waitingTransactions';

let server: TestServer;
let leader: TestMember;
let successor: TestMember;
let applicant: TestMember;
let third: TestMember;
let project: number;

beforeAll(async () => {
  server = await startServer();
});
/** A post with a team of one, to whom its lead is handed over, and two invited members. */
beforeEach(async () => {
  [leader, successor, applicant, third] = await server.fourMembers();
  const recruiting = recruitingOn(server.call);
  project = await recruiting.publish(leader, { invitedMembersNicknames: [applicant.nickname, third.nickname] });
  await recruiting.join(project, leader, successor);
});
afterAll(() => server.close());

async function block({ token }: TestMember, { nickname }: TestMember) {
  expect((await server.call('POST', '/api/users/me/blocks', { token, json: { nickname } })).code).toBe(200);
}
const invitationsOf = async ({ token }: TestMember) =>
  (await server.call<Alarms>('GET', '/api/alarm/project-archive', { token })).data.inviteProjectOutputList;

describe('handing over the lead of a post to a member of its team', () => {
  const handOver = () =>
    server.call('POST', `/api/projects/${project}/team/lead`, {
      token: leader.token,
      json: { nickname: successor.nickname },
    });

  async function insertApplications() {
    const text = { role: 'FRONT_END' as const, message: '함께 만들고 싶어서 지원해요.', created_at: new Date() };
    const rows = [applicant, third].map(({ id }) => ({ project_id: project, member_id: id, ...text }));
    await server.db.insertInto('project_application').values(rows).execute();
  }
  const applications = () =>
    server.db
      .selectFrom('project_application')
      .select(['member_id', 'status'])
      .where('project_id', '=', project)
      .where('member_id', '<>', successor.id)
      .orderBy('id')
      .execute();

  it.each([
    ['whom the applicant has blocked', 'WITHDRAWN', () => block(applicant, successor)],
    ['who has blocked the applicant', 'EXPIRED', () => block(successor, applicant)],
  ] as const)('ends applications to a new leader %s, and no others', async (_, status, blockFirst) => {
    await insertApplications();
    await blockFirst();
    expect((await handOver()).code).toBe(200);
    expect(await applications()).toEqual([
      { member_id: applicant.id, status },
      { member_id: third.id, status: 'PENDING' },
    ]);
  });

  it('ends invitations of members with a block between them and the new leader, and no others', async () => {
    await block(applicant, successor);
    expect((await handOver()).code).toBe(200);
    const invited = await Promise.all([applicant, third].map(invitationsOf));
    expect(invited).toMatchObject([[], [{ projectId: project }]]);
  });

  it('waits for a concurrent block, and ends the application as well', async () => {
    await insertApplications();
    const { response } = await server.db.transaction().execute(async (trx) => {
      await trx.insertInto('block').values({ blocker_id: applicant.id, blocked_id: successor.id }).execute();
      const request = handOver();
      await waitingOrAnswered(server.db, request);
      return { response: request };
    });
    expect((await response).code).toBe(200);
    expect((await applications())[0]).toEqual({ member_id: applicant.id, status: 'WITHDRAWN' });
  });
});
