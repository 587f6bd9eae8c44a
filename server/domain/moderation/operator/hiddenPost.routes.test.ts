/** @tier full */
import { type Alarms } from '@contract/alarm';
import { HIDDEN_MESSAGES } from '@contract/hidden';
import { type MyPage } from '@contract/mypage';
import { type ProjectPage } from '@contract/project';
import { type TeamItem } from '@contract/team';
import { commentingOn } from '../../../app/testing/commenting';
import { decidingOn, type Deciding } from '../../../app/testing/deciding';
import { type TestMember } from '../../../app/testing/member';
import { operatorOn } from '../../../app/testing/operating';
import { recruitingOn, type Recruiting } from '../../../app/testing/recruiting';
import { createPayload } from '../../../app/testing/samplePayload';
import { startServer, type TestServer } from '../../../app/testing/startServer';
import { DAY, HOUR } from '../../../lib/durations';
import { expireApplications, remindLeaders } from '../../team/applicationJobs.repository';

let server: TestServer;
let on: Deciding;
let recruiting: Recruiting;
let writer: TestMember;
let guest: TestMember;
let first: TestMember;
let second: TestMember;

beforeEach(async () => {
  server = await startServer({ operatorEmail: 'op@example.org' });
  on = decidingOn(server, await operatorOn(server));
  recruiting = recruitingOn(server.call);
  [writer, guest, first, second] = await server.fourMembers();
});
afterEach(() => server.close());

const invitationsOf = async ({ token }: TestMember) =>
  (await server.call<Alarms>('GET', '/api/alarm/project-archive', { token })).data.inviteProjectOutputList;
const answerInvitation = (method: 'POST' | 'DELETE', id: number) =>
  server.call(method, `/api/alarm/invited-projects/${id}`, {
    token: guest.token,
    ...(method === 'POST' && { json: {} }),
  });
const later = (ms: number) => new Date(Date.now() + ms);

describe('the invitation of a hidden post', () => {
  it('disappears from the bell, cannot be answered, and reappears when the post is restored', async () => {
    const post = await recruiting.publish(writer, { invitedMembersNicknames: [guest.nickname] });
    const before = await invitationsOf(guest);
    const id = before[0]?.projectInvitedMemberId ?? NaN;
    await on.measure('HIDE', 'PROJECT', post);
    expect(await invitationsOf(guest)).toEqual([]);
    expect((await answerInvitation('POST', id)).code).toBe(404);
    expect((await answerInvitation('DELETE', id)).code).toBe(404);

    await on.measure('RESTORE', 'PROJECT', post);
    expect(await invitationsOf(guest)).toEqual(before);
    expect((await answerInvitation('POST', id)).code).toBe(200);
  });

  it('disappears from the profile of the invited member', async () => {
    const post = await recruiting.publish(writer, { invitedMembersNicknames: [guest.nickname] });
    const invited = async () =>
      (await server.call<MyPage>('GET', '/api/mypage', { token: guest.token })).data.portfolio.invitedProjects;
    expect(await invited()).toMatchObject([{ projectId: post }]);
    await on.measure('HIDE', 'PROJECT', post);
    expect(await invited()).toEqual([]);
  });
});

describe('a hidden post', () => {
  it('can be edited and deleted by its writer, but can neither invite members nor be reopened', async () => {
    const post = await recruiting.publish(writer, { title: '숨길 글' });
    await recruiting.act('PUT', `${post}/closed`, writer, { closed: true });
    await on.measure('HIDE', 'PROJECT', post);
    const edit = (changes: object) => recruiting.act('PUT', String(post), writer, createPayload(changes));
    expect((await edit({ title: '고친 글' })).code).toBe(200);
    expect(await recruiting.detail(post, writer)).toMatchObject({
      title: '고친 글',
      hidden: { reason: '운영 규칙에 어긋나요.', contact: 'op@example.org' },
    });
    for (const refused of [
      await edit({ invitedMembersNicknames: [guest.nickname] }),
      await recruiting.act('PUT', `${post}/closed`, writer, { closed: false }),
    ])
      expect([refused.code, refused.message]).toEqual([409, HIDDEN_MESSAGES.locked]);
    expect((await recruiting.act('DELETE', String(post), writer)).code).toBe(200);
    expect((await on.open('PROJECT', post)).code).toBe(404);
  });

  it('has applications that are unlisted for the applicant and can be neither answered nor withdrawn', async () => {
    const post = await recruiting.publish(writer);
    const { id } = (await recruiting.apply(post, first)).data;
    const own = async () =>
      (await server.call<{ applications: object[] }>('GET', '/api/applications', { token: first.token })).data
        .applications;
    expect(await own()).toHaveLength(1);
    await on.measure('HIDE', 'PROJECT', post);
    expect(await own()).toEqual([]);
    expect((await recruiting.answer(post, id, writer)).code).toBe(404);
    expect((await recruiting.act('DELETE', `${post}/applications/mine`, first)).code).toBe(404);
    await on.measure('RESTORE', 'PROJECT', post);
    expect(await own()).toHaveLength(1);
    expect((await recruiting.answer(post, id, writer)).code).toBe(200);
  });

  it('has applications that its leader is neither asked to answer nor reminded of until it is restored', async () => {
    const post = await recruiting.publish(writer);
    await recruiting.join(post, writer, first);
    await recruiting.apply(post, second);
    await remindLeaders(server.db, later(3 * DAY));
    const read = async () => {
      const { hidden, waiting } = (await recruiting.team(post, writer)).data;
      const teams = (await server.call<TeamItem[]>('GET', '/api/teams', { token: writer.token })).data;
      const reminders = (await recruiting.notices(writer)).filter(({ kind }) => kind === 'REMINDED');
      const { mine } = await recruiting.detail(post, writer);
      return { hidden, waiting, due: teams[0]?.due, reminders: reminders.length, waitingOnPost: mine?.waiting };
    };
    const before = await read();
    expect(before).toEqual({
      hidden: false,
      waiting: 1,
      due: ['CHECK_IN', 'APPLICATIONS'],
      reminders: 1,
      waitingOnPost: 1,
    });
    await on.measure('HIDE', 'PROJECT', post);
    expect(await read()).toEqual({ hidden: true, waiting: 0, due: ['CHECK_IN'], reminders: 0, waitingOnPost: 0 });
    await on.measure('RESTORE', 'PROJECT', post);
    expect(await read()).toEqual(before);
  });

  it('has an archive that is due for its leader alone, who can read the post that fills the form', async () => {
    const post = await recruiting.publish(writer);
    await recruiting.join(post, writer, first);
    await recruiting.act('PATCH', `${post}/team`, writer, { status: 'DONE' });
    await on.measure('HIDE', 'PROJECT', post);
    const dueOf = async ({ token }: TestMember) =>
      (await server.call<TeamItem[]>('GET', '/api/teams', { token })).data.map(({ due }) => due);
    expect([await dueOf(writer), await dueOf(first)]).toEqual([[['ARCHIVE']], [[]]]);
  });
});

describe('a restored post', () => {
  it('has the same page, position in lists, counts and bookmarks as before', async () => {
    const post = await recruiting.publish(writer, { title: '돌아올 글' });
    const newer = await recruiting.publish(writer, { title: '더 새로운 글' });
    await server.call('POST', `/api/projects/${post}/bookmark`, { token: first.token });
    await commentingOn(server, createPayload()).write(post, '댓글', first);
    const read = async () => {
      const { data } = await server.call<ProjectPage>('GET', '/api/projects/filter/keyword');
      const { views: _, ...detail } = await recruiting.detail(post, first);
      return { list: data.projects.map(({ views: _views, ...item }) => item), total: data.totalElements, detail };
    };
    const before = await read();
    await on.measure('HIDE', 'PROJECT', post);
    const { data } = await server.call<ProjectPage>('GET', '/api/projects/filter/keyword');
    expect(data.projects.map(({ id }) => id)).toEqual([newer]);
    await on.measure('RESTORE', 'PROJECT', post);
    expect(await read()).toEqual(before);
  });

  it('has the same applications in the same order, with the times they were sent', async () => {
    const post = await recruiting.publish(writer);
    await recruiting.apply(post, first);
    await recruiting.apply(post, second);
    const sent = new Date(Date.now() - 10 * DAY);
    await server.db.updateTable('project_application').set({ created_at: sent }).execute();
    const applicants = async () => {
      const { applications } = (await recruiting.applications(post, writer)).data;
      return applications.map(({ applicant, createdDateTime }) => [applicant.nickname, createdDateTime]);
    };
    const before = await applicants();
    await on.measure('HIDE', 'PROJECT', post);
    await on.measure('RESTORE', 'PROJECT', post);
    expect(await applicants()).toEqual(before);
    expect(before).toEqual([
      [first.nickname, sent.toISOString()],
      [second.nickname, sent.toISOString()],
    ]);
  });

  it('restarts the fourteen days of its applications and the reminders to its leader', async () => {
    const post = await recruiting.publish(writer);
    await recruiting.apply(post, first);
    await server.db
      .updateTable('project_application')
      .set({ created_at: new Date(Date.now() - 13 * DAY), reminders: 2 })
      .execute();
    await on.measure('HIDE', 'PROJECT', post);
    expect(await expireApplications(server.db, later(20 * DAY))).toBe(0);
    await on.measure('RESTORE', 'PROJECT', post);
    const { expiresDateTime } = (await recruiting.applications(post, writer)).data.applications[0]!;
    expect(Math.abs(Date.parse(expiresDateTime) - Date.now() - 14 * DAY)).toBeLessThan(HOUR);

    expect(await remindLeaders(server.db, later(2 * DAY))).toBe(0);
    expect(await remindLeaders(server.db, later(3 * DAY))).toBe(1);
    expect(await expireApplications(server.db, later(14 * DAY - HOUR))).toBe(0);
    expect(await expireApplications(server.db, later(14 * DAY))).toBe(1);
  });
});
