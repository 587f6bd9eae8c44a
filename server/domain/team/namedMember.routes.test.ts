import { type Team } from '@contract/team';
import { type TestMember } from '../../app/testing/member';
import { recruitingOn, type Recruiting } from '../../app/testing/recruiting';
import { startServer, type TestServer } from '../../app/testing/startServer';

let server: TestServer;
let on: Recruiting;
let leader: TestMember;
let first: TestMember;
let second: TestMember;
let id: number;

beforeAll(async () => {
  server = await startServer();
  on = recruitingOn(server.call);
});

beforeEach(async () => {
  [leader, first, second] = await server.fourMembers();
  id = await on.publish(leader);
  await on.join(id, leader, first);
  await on.join(id, leader, second);
});

afterAll(() => server.close());

const rename = ({ id: memberId }: TestMember, nickname: string) =>
  server.db.updateTable('member').set({ nickname }).where('id', '=', memberId).execute();

/** Two members swap their nicknames after the leader has opened the page. */
async function swapNames() {
  await rename(first, `임시${first.id}`);
  await rename(second, first.nickname);
  await rename(first, second.nickname);
}

const idsOf = ({ members }: Team) => members.map(({ memberId }) => memberId);
const shown = (member: TestMember) => ({ memberId: member.id, nickname: member.nickname });

describe('the member whom a leader names by the id', () => {
  it('is removed, although another member has the nickname now', async () => {
    await swapNames();
    const removal = { ...shown(first), note: '연락이 닿지 않아요.' };
    const { code, data } = await on.act<Team>('POST', `${id}/team/remove`, leader, removal);
    expect([code, idsOf(data)]).toEqual([200, [leader.id, second.id]]);
  });

  it('becomes the leader, although another member has the nickname now', async () => {
    await swapNames();
    const { code, data } = await on.act<Team>('POST', `${id}/team/lead`, leader, shown(first));
    expect([code, idsOf(data)[0]]).toEqual([200, first.id]);
  });

  it('is a 404 when they are not of the team, whoever has the nickname, and a 409 when it is the leader', async () => {
    const outside = { memberId: 99_999_999, nickname: first.nickname, note: '이유' };
    expect((await on.act('POST', `${id}/team/remove`, leader, outside)).code).toBe(404);
    expect((await on.act('POST', `${id}/team/lead`, leader, { ...shown(first), memberId: leader.id })).code).toBe(404);
    const own = { ...outside, memberId: leader.id };
    expect((await on.act('POST', `${id}/team/remove`, leader, own)).code).toBe(409);
  });
});
