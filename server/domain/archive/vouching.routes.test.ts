import { consentingOn } from '../../app/testing/consenting';
import { creditingOn, openJwt } from '../../app/testing/crediting';
import { archivingOn } from '../../app/testing/archiving';
import { evaluatingOn } from '../../app/testing/evaluating';
import { type TestMember } from '../../app/testing/member';
import { recordingOn } from '../../app/testing/recording';
import { startServer, type TestServer } from '../../app/testing/startServer';
import { DAY } from '../../lib/durations';

let server: TestServer;
let team: [TestMember, TestMember, TestMember];

beforeAll(async () => (server = await startServer()));
afterAll(() => server.close());
beforeEach(async () => {
  team = [await server.member(), await server.member(), await server.member()];
});

/** Confirms a school mail of the member; one of yesterday has ended. */
const addSchoolMail = ({ id }: TestMember, lasts = 300) =>
  server.db
    .insertInto('school_mail')
    .values({
      member_id: id,
      address: `${id}@hanyang.ac.kr`,
      confirmed_at: new Date(Date.now() - 30 * DAY),
      expires_at: new Date(Date.now() + lasts * DAY),
    })
    .execute();

const removeSchoolMail = ({ id }: TestMember) =>
  server.db.deleteFrom('school_mail').where('member_id', '=', id).execute();

/** Publishes an archive of these members by their evaluations. */
async function publish(members: readonly [TestMember, ...TestMember[]], asked: readonly TestMember[] = []) {
  const on = evaluatingOn(server);
  const archive = await on.register(members, {}, asked);
  for (const one of members.filter((member) => !asked.includes(member))) await on.evaluate(archive, one, members);
  return archive;
}

const checksOf = async (archive: number) => (await archivingOn(server).read(archive)).data.checks;

describe('who vouches for an archive', () => {
  it('is told by its page of the whole team, and by record, credential and verification of the others', async () => {
    const [writer, mate, third] = team;
    await addSchoolMail(writer);
    await addSchoolMail(mate);
    await addSchoolMail(third, -1);
    const archive = await publish(team);

    expect(await checksOf(archive)).toEqual({ people: 3, school: 2, email: 1 });
    const others = { people: 2, school: 1, email: 1 };
    const record = recordingOn(server);
    expect((await record.read(await record.open(writer))).data.projects).toMatchObject([{ checks: others }]);
    const credits = creditingOn(server);
    const { id, token } = await credits.issued(archive, writer);
    expect((await credits.read(id)).data.credential).toMatchObject({ checks: others });
    expect(openJwt(token).payload.credentialSubject.narrative).toContain(
      '팀원 3명이 서로 평가했어요\n\n함께한 팀원 2명 중 학교 메일 확인 1명, 이메일 확인 1명\n\n',
    );
    expect((await credits.verifyText(token)).data.result).toBe('VALID');
  });

  it('stays that of the publication when a school mail is added or ends later', async () => {
    const [writer, mate] = team;
    await addSchoolMail(mate);
    const archive = await publish(team);
    await addSchoolMail(writer);
    await removeSchoolMail(mate);
    expect(await checksOf(archive)).toEqual({ people: 3, school: 1, email: 2 });
  });

  it('counts a member who confirms after an early release, as of that day', async () => {
    const [writer, mate, late] = team;
    const on = evaluatingOn(server);
    const archive = await publish(team, [late]);
    await on.age(archive, 15);
    await on.publish(archive, writer);
    expect(await checksOf(archive)).toEqual({ people: 2, school: 0, email: 2 });
    await addSchoolMail(late);
    await addSchoolMail(mate);
    expect((await consentingOn(server).confirm(archive, late)).code).toBe(200);
    expect(await checksOf(archive)).toEqual({ people: 3, school: 1, email: 2 });
  });

  it('counts a member who withdrew before the publication as one without a check, and says nothing of an older archive', async () => {
    const [, , leaver] = team;
    const on = evaluatingOn(server);
    const archive = await on.register(team);
    await on.evaluate(archive, leaver, team);
    await consentingOn(server).withdraw(leaver);
    const left = team.slice(0, 2) as [TestMember, TestMember];
    for (const one of left) await on.evaluate(archive, one, left);
    expect(await checksOf(archive)).toEqual({ people: 3, school: 0, email: 2 });

    const [writer] = team;
    const record = recordingOn(server);
    const older = await record.publish(left);
    expect(await checksOf(older)).toBeNull();
    const { projects } = (await record.read(await record.open(writer))).data;
    expect(projects.find(({ id }) => id === older)).toMatchObject({ checks: null });
  });
});

it('the database refuses to change how a member was checked', async () => {
  const archive = await publish(team);
  const rows = server.db.updateTable('archive_member').where('archive_id', '=', archive);
  for (const checked of ['SCHOOL', null] as const) {
    await expect(rows.set({ checked }).execute()).rejects.toMatchObject({ constraint: 'archive_member_checked_fixed' });
  }
});
