/** @tier full */
import { decidingOn, type Deciding } from '../../../app/testing/deciding';
import { type TestMember } from '../../../app/testing/member';
import { operatorOn } from '../../../app/testing/operating';
import { recruitingOn, type Recruiting } from '../../../app/testing/recruiting';
import { createPayload } from '../../../app/testing/samplePayload';
import { startServer, type TestServer } from '../../../app/testing/startServer';
import { waitingOrAnswered } from '../../../app/testing/waitingTransactions';
import { insertProject } from '../../../db/testing/rows';
import { lockActiveMembers } from '../../access/lockActiveMembers.repository';
import { suspend } from '../measures/suspend.repository';

let server: TestServer;
let desk: Deciding;
let on: Recruiting;
let member: TestMember;
let other: TestMember;

beforeAll(async () => {
  server = await startServer();
  desk = decidingOn(server, await operatorOn(server));
  on = recruitingOn(server.call);
});
beforeEach(async () => {
  [member, other] = await server.fourMembers();
});
afterAll(() => server.close());

/** Sends a request while `member` is being suspended: it is in flight before the suspension commits. */
async function duringSuspension<T>(send: () => Promise<T>): Promise<T> {
  const { response } = await server.db.transaction().execute(async (trx) => {
    // The lock of a measure.
    await trx.selectFrom('member').select('id').where('id', '=', member.id).forNoKeyUpdate().execute();
    // Rows that reference the other member wait too, so that no row of the request precedes the suspension.
    await trx.selectFrom('member').select('id').where('id', '=', other.id).forUpdate().execute();
    const request = send();
    await waitingOrAnswered(server.db, request);
    await suspend(trx, member.id, { until: Infinity, reason: '욕설을 썼어요.', at: new Date() });
    return { response: request };
  });
  return response;
}

const postsOf = ({ id }: TestMember) =>
  server.db.selectFrom('project').select(['id', 'closed']).where('writer_id', '=', id).execute();
const invitationsOf = ({ id }: TestMember) =>
  server.db.selectFrom('project_invitation').select('id').where('member_id', '=', id).execute();

describe('a request of a member who is being suspended', () => {
  it('publishes no post', async () => {
    const json = createPayload();
    const { status } = await duringSuspension(() =>
      server.call('POST', '/api/projects', { token: member.token, json }),
    );
    expect([status, await postsOf(member)]).toEqual([40203, []]);
  });

  it('stores no application', async () => {
    const post = await on.publish(other);
    const { status } = await duringSuspension(() => on.apply(post, member));
    expect([status, (await on.applications(post, other)).data.counts.PENDING]).toEqual([40203, 0]);
  });

  it('does not reopen a post', async () => {
    const post = await on.publish(member);
    await on.act('PUT', `${post}/closed`, member, { closed: true });
    const { status } = await duringSuspension(() => on.act('PUT', `${post}/closed`, member, { closed: false }));
    expect([status, await postsOf(member)]).toEqual([40203, [{ id: post, closed: true }]]);
  });

  it('invites nobody', async () => {
    const post = await on.publish(member);
    const json = createPayload({ invitedMembersNicknames: [other.nickname] });
    const { status } = await duringSuspension(() => on.act('PUT', String(post), member, json));
    expect([status, await invitationsOf(other)]).toEqual([40203, []]);
  });
});

describe('an invitation to a member who is being suspended', () => {
  it('is not stored with a new post', async () => {
    const post = await duringSuspension(() => on.publish(other, { invitedMembersNicknames: [member.nickname] }));
    expect([(await on.detail(post, other)).invitedMembers, await invitationsOf(member)]).toEqual([[], []]);
  });

  it('is refused in an edit like one to an unknown member', async () => {
    const post = await on.publish(other);
    const json = createPayload({ invitedMembersNicknames: [member.nickname] });
    const { code, message } = await duringSuspension(() => on.act('PUT', String(post), other, json));
    expect([code, message]).toEqual([400, `${member.nickname} 님을 찾을 수 없어요.`]);
    expect(await invitationsOf(member)).toEqual([]);
  });
});

it('a suspension waits for a post that is being published, and closes it', async () => {
  const { suspension } = await server.db.transaction().execute(async (trx) => {
    await lockActiveMembers(trx, member.id);
    const measure = desk.measure('SUSPEND', 'PROFILE', member.id, { days: 7 });
    await waitingOrAnswered(server.db, measure);
    await insertProject(trx, member.id);
    return { suspension: measure };
  });
  expect((await suspension).code).toBe(200);
  expect((await postsOf(member)).map(({ closed }) => closed)).toEqual([true]);
});
