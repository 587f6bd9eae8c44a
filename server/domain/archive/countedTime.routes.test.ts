import { addDays, todayInKorea } from '@contract/dates';
import { archiveForm, archivingOn, createArchiveData } from '../../app/testing/archiving';
import { consentingOn } from '../../app/testing/consenting';
import { creditingOn, openJwt } from '../../app/testing/crediting';
import { evaluatingOn } from '../../app/testing/evaluating';
import { type TestMember } from '../../app/testing/member';
import { recordingOn, type Recording } from '../../app/testing/recording';
import { recruitingOn, type Recruiting } from '../../app/testing/recruiting';
import { startServer, type TestServer } from '../../app/testing/startServer';

let server: TestServer;
let on: Recruiting;
let records: Recording;
let leader: TestMember;
let second: TestMember;
let third: TestMember;
let outsider: TestMember;

beforeAll(async () => {
  server = await startServer();
  on = recruitingOn(server.call);
  records = recordingOn(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  [leader, second, third, outsider] = await server.fourMembers();
});

const FIRST_DAY = '2026-03-01';
/** The day of a project, from 1. */
const day = (number: number) => addDays(FIRST_DAY, number - 1);
/** Near midnight in Korea, which is the day before in UTC. */
const at = (number: number) => new Date(`${day(number)}T00:30:00+09:00`);

/** A finished project: the leader is there on day 1, others join on their days, and it is done on day 41. */
async function finish(joined: readonly (readonly [TestMember, number])[]): Promise<number> {
  const id = await on.publish(leader);
  for (const [member] of joined) await on.join(id, leader, member);
  const { db } = server;
  for (const [member, number] of joined) {
    const rows = db.updateTable('project_member').where('project_id', '=', id).where('member_id', '=', member.id);
    await rows.set({ accepted_at: at(number) }).execute();
  }
  expect((await on.act('PATCH', `${id}/team`, leader, { status: 'DONE' })).code).toBe(200);
  const project = db.updateTable('project').where('id', '=', id);
  await project.set({ led_since: at(1), ended_at: at(41) }).execute();
  return id;
}

const TYPED = { startDate: '2026-01-02', endDate: '2026-06-30' };

/** Registers the archive of a project and publishes it by the evaluations of its team. */
async function archive(projectId: number | null, team: readonly TestMember[]): Promise<number> {
  const archiveMembers = team.map(({ nickname }) => ({ nickname, role: 'PM' as const }));
  const form = archiveForm(createArchiveData(archiveMembers, { projectId, ...TYPED }));
  const { code, data, message } = await server.call<number>('POST', '/api/archive', { token: leader.token, form });
  if (code !== 200) throw new Error(message);
  for (const one of team) {
    await consentingOn(server).confirm(data, one);
    await evaluatingOn(server).evaluate(data, one, team);
  }
  return data;
}

const timeOf = async (id: number) => {
  const { kind, together, startDate, endDate } = (await archivingOn(server).read(id)).data;
  return { kind, together, startDate, endDate };
};
const recordOf = async (member: TestMember) => (await records.read(await records.open(member))).data;

describe('the time of an archive made of a project', () => {
  it('runs from the second day of joining to the end, for a later member from the own day, though the post is deleted', async () => {
    const project = await finish([
      [second, 11],
      [third, 21],
    ]);
    const id = await archive(project, [leader, second, third]);
    const all = { startDate: day(11), endDate: day(41) };
    const later = { startDate: day(21), endDate: day(41) };
    expect(await timeOf(id)).toEqual({ kind: 'TEAM', together: all, ...TYPED });

    expect((await server.call('DELETE', `/api/projects/${project}`, { token: leader.token })).code).toBe(200);
    expect(await timeOf(id)).toEqual({ kind: 'TEAM', together: all, ...TYPED });
    for (const [member, together] of [
      [leader, all],
      [second, all],
      [third, later],
    ] as const) {
      expect((await recordOf(member)).projects).toMatchObject([{ kind: 'TEAM', together, ...TYPED }]);
    }
    const credits = creditingOn(server);
    const { id: credential, token } = await credits.issued(id, third);
    const { credentialSubject: subject } = openJwt(token).payload;
    expect(subject).toMatchObject({
      activityStartDate: `${day(21)}T00:00:00+09:00`,
      activityEndDate: `${day(41)}T23:59:59+09:00`,
    });
    expect(subject.narrative).toContain('\n\n팀이음에서 함께한 기간: 2026.03.21 ~ 2026.04.10');
    expect((await credits.read(credential)).data.credential).toMatchObject({ kind: 'TEAM', together: later, ...TYPED });
  });

  it('is the typed period alone for an outsider who is named in it, and for an archive without a project', async () => {
    const id = await archive(await finish([[second, 11]]), [leader, second, outsider]);
    expect((await recordOf(outsider)).projects).toMatchObject([{ kind: 'OUTSIDE', together: null, ...TYPED }]);
    expect((await timeOf(id)).kind).toBe('TEAM');
    const { token } = await creditingOn(server).issued(id, outsider);
    expect(openJwt(token).payload.credentialSubject).toMatchObject({
      activityStartDate: '2026-01-02T00:00:00+09:00',
      narrative: expect.stringContaining('\n\n직접 적은 기간: 2026.01.02 ~ 2026.06.30') as string,
    });

    const without = await archive(null, [leader, outsider]);
    expect(await timeOf(without)).toEqual({ kind: 'OUTSIDE', together: null, ...TYPED });
  });

  it('is typed while only one confirmed member was in the team of the project', async () => {
    const id = await archive(await finish([[second, 11]]), [leader, outsider]);
    expect(await timeOf(id)).toEqual({ kind: 'OUTSIDE', together: null, ...TYPED });
  });
});

it('a record never adds the two kinds of months, and shows the first kind first', async () => {
  const counted = await archive(await finish([[second, 11]]), [leader, second]);
  const stated = await records.publish([leader, third], { start_date: '2026-01-01', end_date: '2026-09-30' });
  expect((await recordOf(leader)).facts).toEqual({ projects: 2, months: 1, statedMonths: 9, people: 2 });
  expect((await recordOf(leader)).projects.map(({ id }) => id)).toEqual([counted, stated]);
  expect((await records.own(leader)).data.archives.map(({ id, kind }) => [id, kind])).toEqual([
    [counted, 'TEAM'],
    [stated, 'OUTSIDE'],
  ]);
  expect((await recordOf(second)).facts).toMatchObject({ months: 1, statedMonths: null });
  expect((await recordOf(third)).facts).toMatchObject({ months: null, statedMonths: 9 });
});

it('a project ends when it is done or stopped, and no longer when it is active again', async () => {
  const id = await on.publish(leader);
  await on.join(id, leader, second);
  const ended = async () =>
    (await server.db.selectFrom('project').select('ended_at').where('id', '=', id).executeTakeFirst())?.ended_at;
  for (const [status, expected] of [
    ['STOPPED', 'Date'],
    ['ACTIVE', undefined],
    ['DONE', 'Date'],
  ] as const) {
    await on.act('PATCH', `${id}/team`, leader, { status });
    expect((await ended())?.constructor.name).toBe(expected);
  }
  expect(todayInKorea((await ended())?.getTime())).toBe(todayInKorea());
});
