import { ALARM_MESSAGES, type Alarms } from '@contract/alarm';
import { MESSAGES } from '@contract/messages';
import { type ProjectDetail, type ProjectPayload } from '@contract/project';
import { type TestMember } from '../../../app/testing/member';
import { startServer, type TestServer } from '../../../app/testing/startServer';
import { createPayload } from '../../../app/testing/samplePayload';

let server: TestServer;
let writer: TestMember;
beforeAll(async () => {
  server = await startServer();
  writer = await server.member();
});
afterAll(() => server.close());

async function publish(overrides: Partial<ProjectPayload>, by = writer): Promise<number> {
  const json = createPayload(overrides);
  const { code, data } = await server.call<number>('POST', '/api/projects', { token: by.token, json });
  expect(code).toBe(200);
  return data;
}

const members = (count: number) => Promise.all(Array.from({ length: count }, () => server.member()));

const namesOf = (list: TestMember[]) => list.map(({ nickname }) => nickname);

const alarms = ({ token }: TestMember) => server.call<Alarms>('GET', '/api/alarm/project-archive', { token });

const invitesOf = async (member: TestMember) => (await alarms(member)).data.inviteProjectOutputList;

/** The id of the only invitation of a member. */
async function inviteOf(member: TestMember): Promise<number> {
  const [invite, ...others] = await invitesOf(member);
  expect(others).toEqual([]);
  return invite?.projectInvitedMemberId ?? NaN;
}

const accept = (id: unknown, { token }: TestMember) =>
  server.call('POST', `/api/alarm/invited-projects/${String(id)}`, { token });

const decline = (id: unknown, { token }: TestMember) =>
  server.call('DELETE', `/api/alarm/invited-projects/${String(id)}`, { token });

const teamOf = async (project: number) => {
  const { data } = await server.call<ProjectDetail>('GET', `/api/projects/${project}`, { token: writer.token });
  return { members: data.members.map(({ nickname }) => nickname), invited: data.invitedMembers ?? [] };
};

const close = (project: number) =>
  server.db.updateTable('project').set({ closed: true, closed_reason: 'WRITER' }).where('id', '=', project).execute();

/** An invited member, with the post and the invitation. */
async function invited(overrides: Partial<ProjectPayload> = {}) {
  const member = await server.member();
  const project = await publish({ ...overrides, invitedMembersNicknames: [member.nickname] });
  return { member, project, id: await inviteOf(member) };
}

describe('GET /api/alarm/project-archive', () => {
  it('lists the pending invitations, newest first', async () => {
    const member = await server.member();
    const first = await publish({ title: '먼저 온 초대', invitedMembersNicknames: [member.nickname] });
    const second = await publish({ title: '나중에 온 초대', invitedMembersNicknames: [member.nickname] });

    const { data } = await alarms(member);
    expect(data).toEqual<Alarms>({
      inviteProjectOutputList: [[second, '나중에 온 초대'] as const, [first, '먼저 온 초대'] as const].map(
        ([projectId, title]) => ({
          projectInvitedMemberId: expect.any(Number) as number,
          projectId,
          writer: writer.nickname,
          title,
          inviteDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
          roles: [],
        }),
      ),
      inviteProjectCount: 2,
      userArchiveList: [],
      evaluationCount: 0,
      unreadNotices: 0,
      teams: [],
    });
  });

  it('lists old invitations and those of closed posts', async () => {
    const { member, project, id } = await invited();
    await close(project);
    const old = new Date('2025-01-01T00:00:00Z');
    await server.db.updateTable('project_invitation').set({ invited_at: old }).where('id', '=', id).execute();
    expect((await invitesOf(member)).map(({ inviteDate }) => inviteDate)).toEqual(['2025-01-01T00:00:00.000Z']);
  });

  it('is empty for members without invitations, the writer included', async () => {
    const [inviter, invitee, outsider] = [await server.member(), await server.member(), await server.member()];
    await publish({ invitedMembersNicknames: [invitee.nickname] }, inviter);
    const empty: Alarms = {
      inviteProjectOutputList: [],
      inviteProjectCount: 0,
      userArchiveList: [],
      evaluationCount: 0,
      unreadNotices: 0,
      teams: [],
    };
    expect((await alarms(outsider)).data).toEqual(empty);
    expect((await alarms(inviter)).data).toEqual(empty);
  });

  it('returns 40201 to visitors', async () => {
    expect((await server.call('GET', '/api/alarm/project-archive')).status).toBe(40201);
  });
});

describe('accepting an invitation', () => {
  it('adds the invited member to the team', async () => {
    const { member, project, id } = await invited();
    const { code, message, data } = await accept(id, member);
    expect([code, message, data]).toEqual([200, ALARM_MESSAGES.accepted, null]);

    expect(await teamOf(project)).toEqual({
      members: [writer.nickname, member.nickname],
      invited: [{ nickname: member.nickname, status: 'ACCEPTED' }],
    });
    expect(await invitesOf(member)).toEqual([]);
  });

  it('returns 403 to members who are not invited, the writer included', async () => {
    const { member, project, id } = await invited();
    for (const other of [await server.member(), writer]) {
      const { code, message } = await accept(id, other);
      expect([code, message]).toEqual([403, MESSAGES.forbidden]);
    }
    expect((await server.call('POST', `/api/alarm/invited-projects/${id}`)).status).toBe(40201);
    expect((await teamOf(project)).members).toEqual([writer.nickname]);
    expect(await inviteOf(member)).toBe(id);
  });

  it('returns 404 once the invitation was answered, withdrawn or deleted with its post', async () => {
    const answered = await invited();
    await accept(answered.id, answered.member);
    const withdrawn = await invited();
    await server.db.deleteFrom('project_invitation').where('id', '=', withdrawn.id).execute();
    const deleted = await invited();
    await server.db.deleteFrom('project').where('id', '=', deleted.project).execute();

    for (const { id, member } of [answered, withdrawn, deleted]) {
      const { code, message } = await accept(id, member);
      expect([code, message]).toEqual([404, ALARM_MESSAGES.gone]);
    }
  });

  it.each(['0', '-1', 'abc', '1.5', '99999999999999999999'])('returns 404 for the id %s', async (id) => {
    expect((await accept(id, writer)).code).toBe(404);
    expect((await decline(id, writer)).code).toBe(404);
  });

  it('returns 409 while the post is closed, and the invitation stays pending', async () => {
    const { member, project, id } = await invited();
    await close(project);
    const { code, message } = await accept(id, member);
    expect([code, message]).toEqual([409, ALARM_MESSAGES.closed]);
    expect((await teamOf(project)).members).toEqual([writer.nickname]);
    expect(await inviteOf(member)).toBe(id);
  });

  it.each(['DONE', 'STOPPED'] as const)(
    'returns 409 once the project is %s, also with a free seat in a post that was full',
    async (status) => {
      const { member, project, id } = await invited();
      const ended = { status, closed: true, closed_reason: 'FULL' as const };
      await server.db.updateTable('project').set(ended).where('id', '=', project).execute();
      const { code, message } = await accept(id, member);
      expect([code, message]).toEqual([409, ALARM_MESSAGES.closed]);
      expect((await teamOf(project)).members).toEqual([writer.nickname]);
    },
  );

  it('returns 409 when all positions are filled, and the invitation stays pending', async () => {
    const [first, second] = (await members(2)) as [TestMember, TestMember];
    const project = await publish({ personnel: 1, invitedMembersNicknames: namesOf([first, second]) });
    await accept(await inviteOf(first), first);

    const id = await inviteOf(second);
    const { code, message } = await accept(id, second);
    expect([code, message]).toEqual([409, ALARM_MESSAGES.full]);
    expect(await inviteOf(second)).toBe(id);

    await server.db.updateTable('project').set({ personnel: 2 }).where('id', '=', project).execute();
    expect((await accept(id, second)).code).toBe(200);
  });
});

describe('declining an invitation', () => {
  it('deletes the invitation, so that the member can be invited again', async () => {
    const { member, project, id } = await invited();
    const { code, message, data } = await decline(id, member);
    expect([code, message, data]).toEqual([200, ALARM_MESSAGES.declined, null]);
    expect(await teamOf(project)).toEqual({ members: [writer.nickname], invited: [] });
    expect(await invitesOf(member)).toEqual([]);

    await server.db.insertInto('project_invitation').values({ project_id: project, member_id: member.id }).execute();
    expect((await accept(await inviteOf(member), member)).code).toBe(200);
  });

  it('returns 403 to members who are not invited, also when the post is closed', async () => {
    const { member, project, id } = await invited();
    await close(project);
    expect((await decline(id, writer)).code).toBe(403);
    expect((await server.call('DELETE', `/api/alarm/invited-projects/${id}`)).status).toBe(40201);
    expect((await decline(id, member)).code).toBe(200);
    const { code, message } = await decline(id, member);
    expect([code, message]).toEqual([404, ALARM_MESSAGES.gone]);
  });
});

describe('concurrent requests for invitations', () => {
  it.each([1, 3])('fill at most %i positions, however many members accept', async (positions) => {
    const all = await members(10);
    const project = await publish({ personnel: positions, invitedMembersNicknames: namesOf(all) });
    const ids = await Promise.all(all.map(inviteOf));

    const responses = await Promise.all(all.map((member, index) => accept(ids[index], member)));
    expect(responses.filter(({ code }) => code === 200)).toHaveLength(positions);
    expect(responses.filter(({ code }) => code === 409).map(({ message }) => message)).toEqual(
      Array<string>(10 - positions).fill(ALARM_MESSAGES.full),
    );
    const team = await teamOf(project);
    expect(team.members).toHaveLength(1 + positions);
    expect(team.invited.filter(({ status }) => status === 'PENDING')).toHaveLength(10 - positions);
  });

  it('count one answer of a member who accepts and declines ten times', async () => {
    const { member, project, id } = await invited();
    const tries = Array.from({ length: 10 }, (_, time) => (time % 2 ? accept : decline)(id, member));
    const responses = await Promise.all(tries);

    expect(responses.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(responses.filter(({ code }) => code === 404)).toHaveLength(9);
    const accepted = responses.some(({ message }) => message === ALARM_MESSAGES.accepted);
    expect((await teamOf(project)).members).toHaveLength(accepted ? 2 : 1);
  });

  it('add no member to a post that is closed meanwhile', async () => {
    const all = await members(6);
    const project = await publish({ personnel: 9, invitedMembersNicknames: namesOf(all) });
    const ids = await Promise.all(all.map(inviteOf));
    const [responses] = await Promise.all([
      Promise.all(all.map((member, index) => accept(ids[index], member))),
      close(project),
    ]);
    const joined = responses.filter(({ code }) => code === 200).length;
    expect(responses.filter(({ message }) => message === ALARM_MESSAGES.closed)).toHaveLength(6 - joined);
    expect((await teamOf(project)).members).toHaveLength(1 + joined);
  });

  it('do not fail while members and the writer withdraw, and leave no invitations behind', async () => {
    const leaving = await members(5);
    const owner = await server.member();
    await publish({ personnel: 9, invitedMembersNicknames: namesOf(leaving) }, owner);
    const ids = await Promise.all(leaving.map(inviteOf));
    const withdraw = ({ token, username, password }: TestMember) =>
      server.call('DELETE', '/api/user/delete', { token, json: { username, password, confirm_password: password } });

    const responses = await Promise.all([
      ...leaving.map((member, index) => accept(ids[index], member)),
      ...leaving.map(withdraw),
      withdraw(owner),
    ]);
    const unsettled = responses.filter(({ code }) => code >= 500);
    expect(unsettled).toEqual([]);
    const left = await server.db.selectFrom('project_invitation').select('id').where('id', 'in', ids).execute();
    expect(left).toEqual([]);
  });
});
