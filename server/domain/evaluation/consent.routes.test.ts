import { CONSENT_MESSAGES } from '@contract/archive';
import { EVALUATION_MESSAGES } from '@contract/evaluation';
import { MESSAGES } from '@contract/messages';
import { archivingOn, createArchiveData, type Archiving } from '../../app/testing/archiving';
import { consentingOn } from '../../app/testing/consenting';
import { entryFor, evaluatingOn, type Evaluating } from '../../app/testing/evaluating';
import { type TestMember } from '../../app/testing/member';
import { startServer, type TestServer } from '../../app/testing/startServer';

let server: TestServer;
let on: Evaluating;
let archives: Archiving;
let consent: ReturnType<typeof consentingOn>;
let writer: TestMember;
let mate: TestMember;
let third: TestMember;
let outsider: TestMember;

beforeAll(async () => {
  server = await startServer();
  on = evaluatingOn(server);
  archives = archivingOn(server);
  consent = consentingOn(server);
});
beforeEach(async () => {
  [writer, mate, third, outsider] = await server.fourMembers();
});
afterAll(() => server.close());

const TEAM = () => [writer, mate, third] as const;
/** Registers an archive of three: the writer is CONFIRMED, the others are ASKED. */
const register = () => archives.register(writer, [mate, third]);

describe('a new archive', () => {
  it('has a confirmed writer, and all other members are ASKED', async () => {
    expect(await consent.consentsOf(await register())).toEqual({
      [writer.id]: 'CONFIRMED',
      [mate.id]: 'ASKED',
      [third.id]: 'ASKED',
    });
  });

  it('is listed in the alarms and the profile of its members, independent of its age', async () => {
    const archive = await register();
    await on.age(archive, 40);
    const question = expect.objectContaining({
      archiveId: archive,
      consent: 'ASKED',
      writer: writer.nickname,
      published: false,
    }) as unknown;
    expect(await consent.requestsOf(mate)).toEqual([question]);
    expect((await consent.profileOf(mate)).portfolio.pendingEvaluations).toEqual([question]);
    expect((await consent.requestsOf(writer)).map(({ consent: code }) => code)).toEqual(['CONFIRMED']);
  });

  it('shows usernames only between confirmed members', async () => {
    const archive = await register();
    const namesSeenBy = async (asker: TestMember) =>
      (await archives.read(archive, asker)).data.members.map(({ username }) => username);
    expect(await namesSeenBy(writer)).toEqual([writer.username, null, null]);
    expect(await namesSeenBy(mate)).toEqual([null, null, null]);
    await consent.confirm(archive, mate);
    expect(await namesSeenBy(mate)).toEqual([writer.username, mate.username, null]);
  });
});

describe('confirming consent', () => {
  it('replaces the request for consent by a request for evaluations, and is idempotent', async () => {
    const archive = await register();
    for (let time = 0; time < 2; time += 1) {
      const { code, data } = await consent.confirm(archive, mate);
      expect([code, data]).toEqual([200, { consent: 'CONFIRMED', published: false }]);
    }
    expect((await consent.requestsOf(mate)).map(({ archiveId, consent: code }) => [archiveId, code])).toEqual([
      [archive, 'CONFIRMED'],
    ]);
  });

  it('is refused after a decline with 404 while the archive is pending, and with 403 once it is published', async () => {
    const archive = await register();
    await consent.decline(archive, third);
    expect((await consent.confirm(archive, third)).code).toBe(404);
    await consent.confirm(archive, mate);
    await on.evaluate(archive, writer, [writer, mate]);
    await on.evaluate(archive, mate, [writer, mate]);
    const late = await consent.confirm(archive, third);
    expect([late.code, late.message]).toEqual([403, EVALUATION_MESSAGES.noAccess]);
  });

  it('is refused to members who are not named and to visitors, and with 400 for an unknown value', async () => {
    const archive = await register();
    expect((await consent.confirm(archive, outsider)).code).toBe(404);
    expect((await consent.answer(archive, 'CONFIRMED', {})).status).toBe(40201);
    for (const code of ['ASKED', 'YES', null, 5, undefined])
      expect((await consent.answer(archive, code, mate)).code).toBe(400);
    const published = await on.register([writer, mate], { published_at: new Date() });
    expect((await consent.confirm(published, outsider)).code).toBe(403);
  });
});

describe('declining consent', () => {
  it('makes the archive a 404 on every path and removes it from lists, bell and profile', async () => {
    const archive = await register();
    expect((await consent.decline(archive, mate)).data).toEqual({ consent: 'DECLINED', published: false });
    const calls = await Promise.all([
      archives.read(archive, mate),
      on.targets(archive, mate),
      on.progress(archive, mate),
      on.submit(archive, { evaluations: [entryFor(writer)] }, mate),
      on.publish(archive, mate),
      on.remind(archive, mate),
      consent.decline(archive, mate),
    ]);
    expect(calls.map(({ code }) => code)).toEqual(Array.from({ length: 7 }, () => 404));
    expect((await archives.list('', mate)).data.archives.map(({ id }) => id)).not.toContain(archive);
    expect(await consent.requestsOf(mate)).toEqual([]);
    expect((await consent.profileOf(mate)).portfolio.archivePage.content).toEqual([]);
  });

  it('deletes every evaluation about and by the member, also after the member has evaluated', async () => {
    const archive = await register();
    await on.evaluate(archive, mate, TEAM());
    await on.evaluate(archive, writer, TEAM());
    expect(await on.evaluationsOf(archive)).toHaveLength(4);
    expect((await consent.decline(archive, mate)).code).toBe(200);
    const left = await on.evaluationsOf(archive);
    expect(left.map((one) => [one.evaluator_id, one.evaluated_id])).toEqual([[writer.id, third.id]]);
  });

  it('is shown only to the writer, and only while the archive is pending', async () => {
    const archive = await register();
    await consent.decline(archive, third);
    expect((await archives.read(archive, writer)).data.declined).toEqual([third.nickname]);
    expect((await archives.read(archive, mate)).data).not.toHaveProperty('declined');
    await on.evaluate(archive, mate, [writer, mate]);
    await on.evaluate(archive, writer, [writer, mate]);
    expect(await consent.isPublished(archive)).toBe(true);
    expect((await archives.read(archive, writer)).data).not.toHaveProperty('declined');
    expect(await consent.namesOf(archive)).toEqual([writer.nickname, mate.nickname]);
    expect((await on.progress(archive, writer)).data.memberStatus).not.toHaveProperty(third.nickname);
  });

  it('is refused to the writer, and to confirmed members of a published archive', async () => {
    const archive = await register();
    const own = await consent.decline(archive, writer);
    expect([own.code, own.message]).toEqual([409, CONSENT_MESSAGES.writerDeclines]);
    const published = await on.register([writer, mate], { published_at: new Date() });
    const late = await consent.decline(published, mate);
    expect([late.code, late.message]).toEqual([409, CONSENT_MESSAGES.published]);
  });
});

describe('the withdrawal of a writer', () => {
  it('passes the archive to the first confirmed member, not to an earlier one who is ASKED', async () => {
    const archive = await register();
    await consent.confirm(archive, third);
    await consent.withdraw(writer);
    expect(await on.rowOf(archive)).toMatchObject({ writer_id: third.id, published_at: null });
  });

  it('deletes the archive with its pictures and requests when only ASKED members are left', async () => {
    const archive = await register();
    await consent.withdraw(writer);
    expect(await on.rowOf(archive)).toBeUndefined();
    expect(await consent.requestsOf(mate)).toEqual([]);
  });
});

it('a reminder renews the requests of ASKED members', async () => {
  const archive = await register();
  await on.evaluate(archive, writer, TEAM());
  await on.age(archive, 5);
  const [before] = await consent.requestsOf(mate);
  expect((await on.remind(archive, writer)).code).toBe(200);
  const [after] = await consent.requestsOf(mate);
  expect(Date.parse(after!.createDate)).toBeGreaterThan(Date.parse(before!.createDate));
});

it('a member may register twenty archives a day, also at the same time, and refused ones do not count', async () => {
  const strict = await startServer({ rateLimitMultiplier: 1 });
  const strictly = archivingOn(strict);
  const [one, other] = [await strict.member(), await strict.member()];
  const ask = (overrides?: object) =>
    strictly.create(createArchiveData([{ nickname: other.nickname }], overrides), one);
  for (let time = 0; time < 21; time += 1) expect((await ask({ title: '' })).code).toBe(400);

  const made = await Promise.all(Array.from({ length: 22 }, () => ask()));
  const count = (code: number) => made.filter((response) => response.code === code).length;
  expect([count(200), count(429)]).toEqual([20, 2]);
  await strict.close();
});

it('returns 404 for a pending archive of another team', async () => {
  const archive = await register();
  const { code, message } = await archives.read(archive, outsider);
  expect([code, message]).toEqual([404, MESSAGES.postGone]);
});
