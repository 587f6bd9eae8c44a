import { archiveFromProject, unknownMembers } from '@contract/archive';
import { todayInKorea } from '@contract/dates';
import { archiveForm, archivingOn, PICTURE } from '../../app/testing/archiving';
import { consentingOn } from '../../app/testing/consenting';
import { type TestMember } from '../../app/testing/member';
import { recruitingOn, type Recruiting } from '../../app/testing/recruiting';
import { startServer, type TestServer } from '../../app/testing/startServer';

let server: TestServer;
let on: Recruiting;
let leader: TestMember;
let mate: TestMember;
let outsider: TestMember;
let id: number;

beforeAll(async () => {
  server = await startServer();
  on = recruitingOn(server.call);
});
beforeEach(async () => {
  [leader, mate, outsider] = await server.fourMembers();
  id = await on.publish(leader, { startDate: '2026-01', endDate: '2026-03', category: 'EXTERNAL_ACTIVITY' });
  await on.join(id, leader, mate, 'BACK_END');
});
afterAll(() => server.close());

const done = () => on.act('PATCH', `${id}/team`, leader, { status: 'DONE' });
const register = async (by: TestMember, overrides: object = {}) => {
  const filled = archiveFromProject(await on.detail(id, by), todayInKorea());
  const form = archiveForm({ ...filled, description: '끝까지 만들었어요.', ...overrides });
  return server.call<number>('POST', '/api/archive', { token: by.token, form });
};

it('recognises the own entry of the team by the id, under an outdated nickname', async () => {
  await done();
  const own = { memberId: mate.id, nickname: '예전이름', role: 'PM' as const };
  const archive = await register(mate, { archiveMembers: [own, { nickname: leader.nickname }] });
  expect(archive.code).toBe(200);
  const { data } = await archivingOn(server).read(archive.data, mate);
  expect(data.members.map(({ memberId, roles }) => [memberId, roles])).toContainEqual([mate.id, ['PM']]);

  const other = { memberId: leader.id, nickname: '예전이름', role: 'PM' as const };
  expect((await register(mate, { projectId: null, archiveMembers: [other] })).code).toBe(400);
});

it('makes one archive of a finished project, whose team counts as confirmed', async () => {
  await done();
  const filled = archiveFromProject(await on.detail(id, mate), todayInKorea());
  expect(filled).toMatchObject({
    projectId: id,
    startDate: '2026-01-01',
    endDate: '2026-03-31',
    category: 'EXTRACURRICULAR',
    archiveMembers: [
      { nickname: leader.nickname, role: 'UX_UI_DESIGN' },
      { nickname: mate.nickname, role: 'BACK_END' },
    ],
  });
  const archive = await register(mate, { archiveMembers: [...filled.archiveMembers, { nickname: outsider.nickname }] });
  expect(archive.code).toBe(200);
  const { data } = await archivingOn(server).read(archive.data, leader);
  expect(data.projectId).toBe(id);
  expect(data.members.map(({ nickname, consent }) => [nickname, consent])).toEqual([
    [leader.nickname, 'CONFIRMED'],
    [mate.nickname, 'CONFIRMED'],
    [outsider.nickname, 'ASKED'],
  ]);
  // While it is pending, only its named members see the archive on the post.
  expect([(await on.detail(id, leader)).archiveId, (await on.detail(id)).archiveId]).toEqual([archive.data, null]);
  expect((await on.team(id, mate)).data).toMatchObject({ archiveId: archive.data, archiveThumbnail: null });

  expect(await register(leader)).toMatchObject({ code: 409, message: '이미 이 프로젝트의 아카이브가 있어요.' });
  const active = await on.act('PATCH', `${id}/team`, leader, { status: 'ACTIVE' });
  expect(active).toMatchObject({ code: 409, message: '아카이브가 있어 상태를 바꿀 수 없어요.' });

  await archivingOn(server).remove(archive.data, mate);
  expect((await on.detail(id, leader)).archiveId).toBeNull();
  expect((await register(leader)).code).toBe(200);
});

it('links the published archive on the post for everyone', async () => {
  await done();
  const { data: archive } = await register(leader);
  await server.db.updateTable('archive').set({ published_at: new Date() }).where('id', '=', archive).execute();
  expect((await on.detail(id)).archiveId).toBe(archive);
});

it('shows the thumbnail of the archive to the team', async () => {
  await done();
  const form = archiveForm(
    { ...archiveFromProject(await on.detail(id, mate), todayInKorea()), description: '끝까지 만들었어요.' },
    { thumbnail: PICTURE },
  );
  expect((await server.call('POST', '/api/archive', { token: mate.token, form })).code).toBe(200);
  expect((await on.team(id, leader)).data.archiveThumbnail).toMatch(/^\/uploads\/image\/.+\.webp$/);
});

it('refuses an archive of an unfinished project, and of a project of another team', async () => {
  expect(await register(leader)).toMatchObject({
    code: 409,
    message: '완료한 프로젝트만 아카이브로 남길 수 있어요.',
  });
  await done();
  expect(await register(outsider)).toMatchObject({ code: 403, message: '이 팀의 팀원만 볼 수 있어요.' });
  expect((await register(leader, { projectId: 99_999_999 })).code).toBe(404);
});

it('registers one of two concurrent archives of a project', async () => {
  await done();
  const codes = (await Promise.all([register(leader), register(mate)])).map(({ code }) => code);
  expect(codes.sort()).toEqual([200, 409]);
});

it('preserves the archive when its post is deleted', async () => {
  await done();
  const { data: archive } = await register(leader);
  await on.act('DELETE', String(id), leader);
  expect((await archivingOn(server).read(archive, leader)).data.projectId).toBeNull();
});

describe('names in the archive of a project', () => {
  const block = ({ token }: TestMember, { nickname }: TestMember) =>
    server.call('POST', '/api/users/me/blocks', { token, json: { nickname } });
  const naming = ({ nickname }: TestMember) => ({ archiveMembers: [{ nickname }] });
  const unknown = ({ nickname }: TestMember) => ({ code: 400, message: unknownMembers([nickname]) });

  beforeEach(done);

  it.each([
    ['has blocked the writer', () => block(outsider, leader)],
    ['is blocked by the writer', () => block(leader, outsider)],
    [
      'is suspended',
      () =>
        server.db
          .updateTable('member')
          .set({ suspended_until: new Date(Date.now() + 3_600_000), suspended_reason: '욕설' })
          .where('id', '=', outsider.id)
          .execute(),
    ],
  ])('are unknown where a member outside the team %s', async (_, act) => {
    const other = await on.publish(outsider);
    await act();
    expect(await register(leader, naming(outsider))).toMatchObject(unknown(outsider));
    // Without the project, and with a project of another team.
    expect(await register(leader, { ...naming(outsider), projectId: undefined })).toMatchObject(unknown(outsider));
    expect(await register(leader, { ...naming(outsider), projectId: other })).toMatchObject({ code: 403 });
  });

  it('may be those of team members who have blocked each other', async () => {
    await block(mate, leader);
    expect((await register(leader, naming(mate))).code).toBe(200);
  });
});

describe('a member of the team who declined the archive', () => {
  const archives = () => archivingOn(server);
  const consentOf = async (archive: number, { nickname }: TestMember, reader = leader) =>
    (await archives().read(archive, reader)).data.members.find((one) => one.nickname === nickname)?.consent;

  /** Registers an archive by the leader, which the mate declines, and deletes it. */
  async function declined() {
    const { data: archive } = await register(leader);
    expect(await consentOf(archive, mate)).toBe('CONFIRMED');
    expect((await consentingOn(server).decline(archive, mate)).code).toBe(200);
    await archives().remove(archive, leader);
  }

  async function handOver(from: TestMember, { nickname }: TestMember) {
    expect((await on.act('POST', `${id}/team/lead`, from, { nickname })).code).toBe(200);
  }

  it('is asked when it is deleted and registered again', async () => {
    await done();
    await declined();
    const { data: archive } = await register(leader);
    expect([await consentOf(archive, leader), await consentOf(archive, mate)]).toEqual(['CONFIRMED', 'ASKED']);
  });

  it('is asked by the next leader too, and as the former leader', async () => {
    await done();
    await declined();
    await handOver(leader, mate);
    const { data: own } = await register(mate);
    expect(await consentOf(own, mate)).toBe('CONFIRMED');
    await consentingOn(server).decline(own, leader);
    await archives().remove(own, mate);

    await handOver(mate, leader);
    const { data: archive } = await register(leader);
    expect(await consentOf(archive, mate)).toBe('ASKED');
    await archives().remove(archive, leader);
    expect(await consentOf((await register(mate)).data, leader, mate)).toBe('ASKED');
  });

  it('is asked after leaving the team and joining it again', async () => {
    await done();
    await declined();
    const seat = server.db.deleteFrom('project_member').where('member_id', '=', mate.id).returningAll();
    await server.db
      .insertInto('project_member')
      .values(await seat.executeTakeFirstOrThrow())
      .execute();
    expect(await consentOf((await register(leader)).data, mate)).toBe('ASKED');
  });

  it('leaves no trace of it when withdrawing from the service', async () => {
    await done();
    await declined();
    const rows = server.db.selectFrom('declined_archive').select('project_id').where('member_id', '=', mate.id);
    expect(await rows.execute()).toEqual([{ project_id: id }]);
    const { token, username, password } = mate;
    const json = { username, password, confirm_password: password };
    expect((await server.call('DELETE', '/api/user/delete', { token, json })).code).toBe(200);
    expect(await rows.execute()).toEqual([]);
  });
});
