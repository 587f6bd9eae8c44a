import { EVALUATION_TEXTS } from '@contract/evaluation';
import { archivingOn, type Archiving } from '../../app/testing/archiving';
import { consentingOn } from '../../app/testing/consenting';
import { decidingOn, type Deciding } from '../../app/testing/deciding';
import { evaluatingOn, type Evaluating } from '../../app/testing/evaluating';
import { type TestMember } from '../../app/testing/member';
import { operatorOn } from '../../app/testing/operating';
import { startServer, type TestServer } from '../../app/testing/startServer';

let server: TestServer;
let desk: Deciding;
let on: Evaluating;
let archives: Archiving;
let consent: ReturnType<typeof consentingOn>;
let writer: TestMember;
let mate: TestMember;
let third: TestMember;

beforeAll(async () => {
  server = await startServer();
  desk = decidingOn(server, await operatorOn(server));
  on = evaluatingOn(server);
  archives = archivingOn(server);
  consent = consentingOn(server);
});
beforeEach(async () => {
  [writer, mate, third] = await server.fourMembers();
});
afterAll(() => server.close());

const TEAM = () => [writer, mate, third] as const;

/** An archive whose third member is ASKED and suspended; the others have confirmed and evaluated everyone. */
async function waitingForSuspended(days: 7 | null = 7) {
  const archive = await archives.register(writer, [mate, third]);
  await on.evaluate(archive, mate, TEAM());
  await on.evaluate(archive, writer, TEAM());
  expect((await desk.measure('SUSPEND', 'PROFILE', third.id, { days })).code).toBe(200);
  return archive;
}

async function logInAgain(member: TestMember): Promise<TestMember> {
  const { username, password } = member;
  const { headers } = await server.call('POST', '/api/login', { json: { username, password } });
  return { ...member, token: headers['access'] ?? '' };
}

describe('a suspended member who is ASKED', () => {
  it('delays the publication at most until the release day, and is then left out', async () => {
    const archive = await waitingForSuspended();
    expect(await consent.isPublished(archive)).toBe(false);
    const early = await on.publish(archive, mate);
    expect([early.code, early.message]).toEqual([409, EVALUATION_TEXTS.tooEarly(14)]);
    await on.age(archive, 15);
    expect((await on.publish(archive, mate)).code).toBe(200);
    expect(await consent.namesOf(archive)).toEqual([writer.nickname, mate.nickname]);
  });

  it('may confirm when the suspension ends before the release, and the gate then waits for the evaluations', async () => {
    const archive = await waitingForSuspended();
    await desk.measure('UNSUSPEND', 'PROFILE', third.id);
    const back = await logInAgain(third);
    expect(await consent.requestsOf(back)).toMatchObject([{ archiveId: archive, consent: 'ASKED', published: false }]);
    expect((await consent.confirm(archive, back)).data).toEqual({ consent: 'CONFIRMED', published: false });
    expect((await on.evaluate(archive, back, [writer, mate, back])).code).toBe(200);
    expect([await consent.isPublished(archive), (await consent.namesOf(archive)).length]).toEqual([true, 3]);
  });

  it('may decline when the suspension ends before the release, which publishes the archive', async () => {
    const archive = await waitingForSuspended();
    await desk.measure('UNSUSPEND', 'PROFILE', third.id);
    const declined = await consent.decline(archive, await logInAgain(third));
    expect(declined.data).toEqual({ consent: 'DECLINED', published: true });
  });

  it('may confirm when the suspension ends after the publication, and then joins the public team', async () => {
    const archive = await waitingForSuspended(null);
    await on.age(archive, 15);
    await on.publish(archive, writer);
    expect(await consent.consentsOf(archive)).toMatchObject({ [third.id]: 'ASKED' });
    await desk.measure('UNSUSPEND', 'PROFILE', third.id);
    const back = await logInAgain(third);
    expect(await consent.requestsOf(back)).toMatchObject([{ archiveId: archive, consent: 'ASKED', published: true }]);
    expect((await consent.confirm(archive, back)).data).toEqual({ consent: 'CONFIRMED', published: true });
    expect(await consent.namesOf(archive)).toEqual(TEAM().map(({ nickname }) => nickname));
  });

  it('can neither answer nor evaluate during the suspension', async () => {
    const archive = await waitingForSuspended();
    for (const { status } of [await consent.confirm(archive, third), await on.evaluate(archive, third, TEAM())])
      expect(status).toBe(40203);
    expect((await consent.consentsOf(archive))[third.id]).toBe('ASKED');
  });
});

it('opens the gate by withdrawing', async () => {
  const archive = await waitingForSuspended();
  const { username, password } = third;
  const json = { username, password, confirm_password: password };
  expect((await server.call('DELETE', '/api/user/delete', { json })).code).toBe(200);
  expect(await consent.isPublished(archive)).toBe(true);
  expect(await consent.namesOf(archive)).toEqual([writer.nickname, mate.nickname]);
});

it('a team may publish after the release day while its confirmed writer is suspended', async () => {
  const archive = await archives.register(writer, [mate]);
  await on.evaluate(archive, mate, [writer, mate]);
  await desk.measure('SUSPEND', 'PROFILE', writer.id, { days: 30 });
  await on.age(archive, 15);
  expect((await on.publish(archive, mate)).code).toBe(200);
});
