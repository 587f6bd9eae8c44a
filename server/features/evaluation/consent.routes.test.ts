import { type Alarms } from '@contract/alarm';
import { CONSENT_MESSAGES, unknownMembers, type ConsentResult } from '@contract/archive';
import { EVALUATION_MESSAGES, EVALUATION_TEXTS } from '@contract/evaluation';
import { TIMES } from '@contract/limits';
import { MESSAGES } from '@contract/messages';
import { type MyPage, type OwnFeedback } from '@contract/mypage';
import { archivingOn, type Archiving } from '../../app/testing/archiving';
import { entryFor, evaluatingOn, type Evaluating } from '../../app/testing/evaluating';
import { type TestMember } from '../../app/testing/member';
import { startServer, type TestServer } from '../../app/testing/startServer';
import { deleteExpiredQuestions } from '../../lib/archives/readEvaluationRequests';

let server: TestServer;
let on: Evaluating;
let archives: Archiving;
let writer: TestMember;
let mate: TestMember;
let third: TestMember;
let outsider: TestMember;

beforeAll(async () => {
  server = await startServer();
  on = evaluatingOn(server);
  archives = archivingOn(server);
});
beforeEach(async () => {
  [writer, mate, third, outsider] = (await Promise.all(Array.from({ length: 4 }, () => server.member()))) as [
    TestMember,
    TestMember,
    TestMember,
    TestMember,
  ];
});
afterAll(() => server.close());

const answer = (archive: number, consent: unknown, { token }: { token?: string }) =>
  server.call<ConsentResult>('PUT', `/api/archive/${archive}/consent`, { token, json: { consent } });
const confirm = (archive: number, who: TestMember) => answer(archive, 'CONFIRMED', who);
const decline = (archive: number, who: TestMember) => answer(archive, 'DECLINED', who);

const requestsOf = async ({ token }: TestMember) =>
  (await server.call<Alarms>('GET', '/api/alarm/project-archive', { token })).data.userArchiveList;
const profileOf = async ({ token }: TestMember, nickname?: string) =>
  (
    await server.call<MyPage>('GET', nickname ? `/api/mypage/${encodeURIComponent(nickname)}` : '/api/mypage', {
      token,
    })
  ).data;
const consentsOf = async (archive: number) => {
  const rows = await server.db
    .selectFrom('archive_member')
    .select(['member_id', 'consent'])
    .where('archive_id', '=', archive)
    .execute();
  return Object.fromEntries(rows.map(({ member_id, consent }) => [member_id, consent]));
};
const withdraw = ({ token, username, password }: TestMember) =>
  server.call('DELETE', '/api/user/delete', { token, json: { username, password, confirm_password: password } });
const isPublished = async (archive: number) => (await on.rowOf(archive))?.published_at !== null;
const namesOf = async (archive: number, asker: { token?: string } = {}) =>
  (await archives.read(archive, asker)).data.members.map(({ nickname }) => nickname);

const TEAM = () => [writer, mate, third] as const;
/** Registers an archive of three: the writer has confirmed, the others are asked. */
const register = () => archives.register(writer, [mate, third]);

describe('a new archive', () => {
  it('has a confirmed writer and asks everyone else', async () => {
    expect(await consentsOf(await register())).toEqual({
      [writer.id]: 'CONFIRMED',
      [mate.id]: 'ASKED',
      [third.id]: 'ASKED',
    });
  });

  it('asks in the bell and on the own profile, whatever its age', async () => {
    const archive = await register();
    await on.age(archive, 40);
    const question = expect.objectContaining({
      archiveId: archive,
      consent: 'ASKED',
      writer: writer.nickname,
      published: false,
    }) as unknown;
    expect(await requestsOf(mate)).toEqual([question]);
    expect((await profileOf(mate)).portfolio.pendingEvaluations).toEqual([question]);
    expect((await requestsOf(writer)).map(({ consent }) => consent)).toEqual(['CONFIRMED']);
  });

  it('is shown to its writer with usernames of confirmed members only', async () => {
    const archive = await register();
    const namesSeenBy = async (asker: TestMember) =>
      (await archives.read(archive, asker)).data.members.map(({ username }) => username);
    expect(await namesSeenBy(writer)).toEqual([writer.username, null, null]);
    expect(await namesSeenBy(mate)).toEqual([null, null, null]);
    await confirm(archive, mate);
    expect(await namesSeenBy(mate)).toEqual([writer.username, mate.username, null]);
  });
});

describe('confirming', () => {
  it('replaces the question by the request for evaluations, and the same answer again changes nothing', async () => {
    const archive = await register();
    for (let time = 0; time < 2; time += 1) {
      const { code, data } = await confirm(archive, mate);
      expect([code, data]).toEqual([200, { consent: 'CONFIRMED', published: false }]);
    }
    expect((await requestsOf(mate)).map(({ archiveId, consent }) => [archiveId, consent])).toEqual([
      [archive, 'CONFIRMED'],
    ]);
  });

  it('is refused after a decline: 404 while pending, 403 once published', async () => {
    const archive = await register();
    await decline(archive, third);
    expect((await confirm(archive, third)).code).toBe(404);
    await confirm(archive, mate);
    await on.evaluate(archive, writer, [writer, mate]);
    await on.evaluate(archive, mate, [writer, mate]);
    const late = await confirm(archive, third);
    expect([late.code, late.message]).toEqual([403, EVALUATION_MESSAGES.noAccess]);
  });

  it('is refused to strangers and visitors, and for an unknown answer', async () => {
    const archive = await register();
    expect((await confirm(archive, outsider)).code).toBe(404);
    expect((await answer(archive, 'CONFIRMED', {})).status).toBe(40201);
    for (const code of ['ASKED', 'YES', null, 5, undefined]) expect((await answer(archive, code, mate)).code).toBe(400);
    const published = await on.register([writer, mate], { published_at: new Date() });
    expect((await confirm(published, outsider)).code).toBe(403);
  });
});

describe('declining', () => {
  it('makes the archive a 404 on every path and takes it out of lists, bell and profile', async () => {
    const archive = await register();
    expect((await decline(archive, mate)).data).toEqual({ consent: 'DECLINED', published: false });
    const calls = await Promise.all([
      archives.read(archive, mate),
      on.targets(archive, mate),
      on.progress(archive, mate),
      on.submit(archive, { evaluations: [entryFor(writer)] }, mate),
      on.publish(archive, mate),
      on.remind(archive, mate),
      decline(archive, mate),
    ]);
    expect(calls.map(({ code }) => code)).toEqual(Array.from({ length: 7 }, () => 404));
    expect((await archives.list('', mate)).data.archives.map(({ id }) => id)).not.toContain(archive);
    expect(await requestsOf(mate)).toEqual([]);
    expect((await profileOf(mate)).portfolio.archivePage.content).toEqual([]);
  });

  it('erases every evaluation about and by the member, also after having evaluated', async () => {
    const archive = await register();
    await on.evaluate(archive, mate, TEAM());
    await on.evaluate(archive, writer, TEAM());
    expect(await on.evaluationsOf(archive)).toHaveLength(4);
    expect((await decline(archive, mate)).code).toBe(200);
    const left = await on.evaluationsOf(archive);
    expect(left.map((one) => [one.evaluator_id, one.evaluated_id])).toEqual([[writer.id, third.id]]);
  });

  it('is told to the writer alone, and only while the archive is pending', async () => {
    const archive = await register();
    await decline(archive, third);
    expect((await archives.read(archive, writer)).data.declined).toEqual([third.nickname]);
    expect((await archives.read(archive, mate)).data).not.toHaveProperty('declined');
    await on.evaluate(archive, mate, [writer, mate]);
    await on.evaluate(archive, writer, [writer, mate]);
    expect(await isPublished(archive)).toBe(true);
    expect((await archives.read(archive, writer)).data).not.toHaveProperty('declined');
    expect(await namesOf(archive)).toEqual([writer.nickname, mate.nickname]);
    expect((await on.progress(archive, writer)).data.memberStatus).not.toHaveProperty(third.nickname);
  });

  it('is refused to the writer, and to confirmed members of a published archive', async () => {
    const archive = await register();
    const own = await decline(archive, writer);
    expect([own.code, own.message]).toEqual([409, CONSENT_MESSAGES.writerDeclines]);
    const published = await on.register([writer, mate], { published_at: new Date() });
    const late = await decline(published, mate);
    expect([late.code, late.message]).toEqual([409, CONSENT_MESSAGES.published]);
  });
});

describe('the gate', () => {
  /** The writer and one mate have confirmed and evaluated everyone; the third is asked. */
  async function waitingForThird() {
    const archive = await register();
    await on.evaluate(archive, mate, TEAM());
    await on.evaluate(archive, writer, TEAM());
    return archive;
  }

  it('stays shut while somebody is asked, although all confirmed members have evaluated', async () => {
    const archive = await waitingForThird();
    expect(await isPublished(archive)).toBe(false);
    expect((await on.progress(archive, mate)).data.memberStatus[third.nickname]).toMatchObject({
      consent: 'ASKED',
      status: 'INCOMPLETE',
    });
  });

  it('opens when the last one asked declines', async () => {
    const archive = await waitingForThird();
    expect((await decline(archive, third)).data).toEqual({ consent: 'DECLINED', published: true });
    const { data } = await archives.read(archive);
    expect(Date.now() - Date.parse(data.createdDateTime)).toBeLessThan(60_000);
    expect((await archives.list()).data.archives.map(({ id }) => id)).toContain(archive);
  });

  it('waits for the evaluations of the last one asked who confirms', async () => {
    const archive = await waitingForThird();
    expect((await confirm(archive, third)).data.published).toBe(false);
    await on.evaluate(archive, third, TEAM());
    expect(await isPublished(archive)).toBe(true);
    expect((await archives.read(archive)).data).toMatchObject({ evaluatedMembers: 3 });
  });

  it('opens when the last one asked withdraws, whose name is then nowhere', async () => {
    const archive = await waitingForThird();
    await withdraw(third);
    expect(await isPublished(archive)).toBe(true);
    expect(await namesOf(archive)).toEqual([writer.nickname, mate.nickname]);
    expect(await consentsOf(archive)).not.toHaveProperty(String(third.id));
  });

  it('opens when one of two confirmed members withdraws and nobody is asked', async () => {
    const archive = await archives.register(writer, [mate]);
    await confirm(archive, mate);
    await withdraw(mate);
    expect(await isPublished(archive)).toBe(true);
  });

  it('confirms by submitting evaluations', async () => {
    const archive = await register();
    expect((await on.evaluate(archive, mate, TEAM())).code).toBe(200);
    expect((await consentsOf(archive))[mate.id]).toBe('CONFIRMED');
  });

  it('leaves its writer alone when everyone declines: pending, told so, and never published', async () => {
    const archive = await register();
    await decline(archive, mate);
    await decline(archive, third);
    await on.age(archive, 15);
    const refused = await on.publish(archive, writer);
    expect([refused.code, refused.message]).toEqual([409, CONSENT_MESSAGES.tooFewConfirmed]);
    expect((await on.remind(archive, writer)).code).toBe(409);
    const { data } = await on.progress(archive, writer);
    expect(Object.values(data.memberStatus).map(({ status }) => status)).toEqual(['COMPLETE']);
    expect((await archives.read(archive, mate)).code).toBe(404);
  });

  it('covers members who are asked: a submission that omits one names them', async () => {
    const archive = await register();
    const refused = await on.submit(archive, { evaluations: [entryFor(mate)] }, writer);
    expect([refused.code, refused.message]).toEqual([400, EVALUATION_TEXTS.unfinished(third.nickname)]);
  });

  it('takes a submission without what it says about a member who declined, and refuses unknown names', async () => {
    const archive = await register();
    await decline(archive, third);
    const stranger = await on.submit(archive, { evaluations: [entryFor(mate), entryFor(outsider)] }, writer);
    expect([stranger.code, stranger.message]).toEqual([400, unknownMembers([outsider.nickname])]);
    expect((await on.evaluate(archive, writer, TEAM())).code).toBe(200);
    expect((await on.evaluationsOf(archive)).map((one) => one.evaluated_id)).toEqual([mate.id]);
  });

  it('refuses the same keyword twice with the name of the member, and stores nothing', async () => {
    const archive = await archives.register(writer, [mate]);
    const twice = entryFor(mate, { keyword: ['DILIGENT', 'DILIGENT'] });
    const refused = await on.submit(archive, { evaluations: [twice] }, writer);
    expect([refused.code, refused.message]).toEqual([400, EVALUATION_TEXTS.keywordTwice(mate.nickname)]);
    expect(await on.evaluationsOf(archive)).toEqual([]);
  });
});

describe('the early release', () => {
  /** Published by its writer after 14 days; the third never answered. */
  async function released() {
    const archive = await register();
    await on.evaluate(archive, mate, TEAM());
    await on.evaluate(archive, writer, TEAM());
    await on.age(archive, 15);
    expect((await on.publish(archive, writer)).code).toBe(200);
    return archive;
  }

  it('publishes without whoever is asked, and only after the days are over', async () => {
    const early = await register();
    await on.evaluate(early, mate, TEAM());
    const refused = await on.publish(early, mate);
    expect([refused.code, refused.message]).toEqual([409, EVALUATION_TEXTS.tooEarly(14)]);

    const archive = await released();
    expect(await namesOf(archive)).toEqual([writer.nickname, mate.nickname]);
    const [card] = (await archives.list()).data.archives.filter(({ id }) => id === archive);
    expect(card).toMatchObject({ otherMemberCount: 1, evaluatedMembers: 2, myConsent: null });
    expect((await profileOf(outsider, third.nickname)).portfolio.archivePage.content).toEqual([]);
    expect((await profileOf(third)).teamFeedback.myPageEvaluation.feedbacks).toEqual([]);
  });

  it('is refused with one confirmed member, and to members who have not evaluated', async () => {
    const archive = await register();
    await on.evaluate(archive, writer, TEAM());
    await on.age(archive, 15);
    const single = await on.publish(archive, writer);
    expect([single.code, single.message]).toEqual([409, CONSENT_MESSAGES.tooFewConfirmed]);
    await confirm(archive, mate);
    for (const who of [mate, third]) {
      const refused = await on.publish(archive, who);
      expect([refused.code, refused.message]).toEqual([409, EVALUATION_MESSAGES.notEvaluated]);
    }
    expect(await isPublished(archive)).toBe(false);
  });

  it('asks those left out once more, whose late yes puts them and their lines into the public team', async () => {
    const archive = await released();
    expect(await requestsOf(third)).toEqual([
      expect.objectContaining({ archiveId: archive, consent: 'ASKED', published: true }),
    ]);
    expect((await confirm(archive, third)).data).toEqual({ consent: 'CONFIRMED', published: true });
    expect(await namesOf(archive)).toEqual(TEAM().map(({ nickname }) => nickname));
    expect((await profileOf(third)).teamFeedback.myPageEvaluation.feedbacks).toHaveLength(2);

    expect((await on.evaluate(archive, third, TEAM())).code).toBe(200);
    expect((await profileOf(mate)).teamFeedback.myPageEvaluation.feedbacks).toHaveLength(2);
  });

  it('lets those left out evaluate and confirm in one step', async () => {
    const archive = await released();
    expect((await on.evaluate(archive, third, TEAM())).code).toBe(200);
    expect(await namesOf(archive)).toContain(third.nickname);
  });

  it('erases the name and the evaluations of those left out who decline', async () => {
    const archive = await released();
    expect((await decline(archive, third)).code).toBe(200);
    expect((await on.evaluationsOf(archive)).map((one) => one.evaluated_id)).not.toContain(third.id);
    expect(await requestsOf(third)).toEqual([]);
  });

  it('forgets the question and the evaluations 90 days after the publication', async () => {
    const archive = await released();
    const at = (await on.rowOf(archive))!.published_at!.getTime() + TIMES.lateConsent;
    await deleteExpiredQuestions(server.db, new Date(at - 60_000));
    expect(await consentsOf(archive)).toHaveProperty(String(third.id));
    await deleteExpiredQuestions(server.db, new Date(at + 60_000));
    expect(await consentsOf(archive)).not.toHaveProperty(String(third.id));
    expect((await on.evaluationsOf(archive)).map((one) => one.evaluated_id)).not.toContain(third.id);
  });

  it('keeps lines about confirmed members when the archive is deleted, and erases those about left-out ones', async () => {
    const archive = await released();
    await archives.remove(archive, writer);
    expect((await profileOf(mate)).teamFeedback.myPageEvaluation.feedbacks).toHaveLength(1);
    const left = await server.db.selectFrom('evaluation').select('id').where('evaluated_id', '=', third.id).execute();
    expect(left).toEqual([]);
  });
});

describe('a writer who withdraws', () => {
  it('hands the archive to the first confirmed member, not to one who is asked before them in the form', async () => {
    const archive = await register();
    await confirm(archive, third);
    await withdraw(writer);
    expect(await on.rowOf(archive)).toMatchObject({ writer_id: third.id, published_at: null });
  });

  it('takes the archive along when only asked members are left, with its pictures and questions', async () => {
    const archive = await register();
    await withdraw(writer);
    expect(await on.rowOf(archive)).toBeUndefined();
    expect(await requestsOf(mate)).toEqual([]);
  });
});

it('renews the question of asked members with a reminder', async () => {
  const archive = await register();
  await on.evaluate(archive, writer, TEAM());
  await on.age(archive, 5);
  const [before] = await requestsOf(mate);
  expect((await on.remind(archive, writer)).code).toBe(200);
  const [after] = await requestsOf(mate);
  expect(Date.parse(after!.createDate)).toBeGreaterThan(Date.parse(before!.createDate));
});

describe('a received line', () => {
  const linesOf = async (who: TestMember) =>
    (await profileOf(who)).teamFeedback.myPageEvaluation.feedbacks as OwnFeedback[];
  const hide = (id: number, hidden: unknown, { token }: TestMember) =>
    server.call('PUT', `/api/mypage/feedbacks/${id}/hidden`, { token, json: { hidden } });

  async function publishedPair() {
    const archive = await archives.register(writer, [mate]);
    await on.evaluate(archive, mate, [writer, mate]);
    await on.evaluate(archive, writer, [writer, mate]);
    return archive;
  }

  it('is hidden from others and shown again by its owner, keywords stay whole', async () => {
    await publishedPair();
    const [line] = await linesOf(mate);
    expect(line).toMatchObject({ hidden: false, fromOne: true });
    for (let time = 0; time < 2; time += 1) expect((await hide(line!.id, true, mate)).data).toEqual({ hidden: true });
    expect(await linesOf(mate)).toEqual([{ ...line, hidden: true }]);
    const shown = (await profileOf(outsider, mate.nickname)).teamFeedback.myPageEvaluation;
    expect(shown.feedbacks).toEqual([]);
    expect(shown.keywords).toHaveLength(1);
    await hide(line!.id, false, mate);
    expect((await profileOf(outsider, mate.nickname)).teamFeedback.myPageEvaluation.feedbacks).toEqual([
      { content: line!.content, duration: line!.duration },
    ]);
  });

  it('is hidden by nobody but its owner, and not before it may be read', async () => {
    const archive = await archives.register(writer, [mate]);
    await on.evaluate(archive, writer, [writer, mate]);
    const { handle } = await server.db
      .selectFrom('evaluation')
      .select('handle')
      .where('archive_id', '=', archive)
      .executeTakeFirstOrThrow();
    expect((await hide(handle, true, mate)).code).toBe(404);
    await on.evaluate(archive, mate, [writer, mate]);
    for (const who of [writer, outsider]) expect((await hide(handle, true, who)).code).toBe(404);
    expect((await hide(handle, 'yes', mate)).code).toBe(400);
    expect((await hide(handle, true, mate)).code).toBe(200);
  });

  it('has an id that tells neither order nor neighbourhood', async () => {
    await publishedPair();
    await publishedPair();
    const rows = await server.db.selectFrom('evaluation').select(['id', 'handle']).orderBy('id').execute();
    const handles = rows.map(({ handle }) => handle);
    expect(new Set(handles).size).toBe(handles.length);
    for (const handle of handles) {
      expect(Number.isSafeInteger(handle)).toBe(true);
      expect(handle).toBeGreaterThan(0);
    }
    const gaps = handles.slice(1).map((handle, place) => Math.abs(handle - handles[place]!));
    expect(Math.min(...gaps)).toBeGreaterThan(1_000);
  });

  it('is reported once by its owner, whom no answer tells who wrote it', async () => {
    await publishedPair();
    const [line] = await linesOf(mate);
    const target = `/api/report/target/evaluation/${line!.id}`;
    const nobody = { schoolName: null, nickname: null, major: null, grade: null, degree: null };
    expect((await server.call('GET', target, { token: mate.token })).data).toEqual({
      isDuplicate: false,
      data: nobody,
    });
    for (const who of [writer, outsider])
      expect((await server.call('GET', target, { token: who.token })).code).toBe(404);
    const json = {
      reportTarget: 'EVALUATION',
      targetId: line!.id,
      reportType: 'OTHER',
      reportContent: '',
      nickname: null,
    };
    const report = (token: string) => server.call('POST', '/api/report/submit', { token, json });
    expect([
      (await report(mate.token)).code,
      (await report(mate.token)).code,
      (await report(outsider.token)).code,
    ]).toEqual([200, 409, 404]);
    const kept = await server.db
      .selectFrom('report')
      .select(['reported_id', 'reported_text'])
      .where('target_id', '=', line!.id)
      .executeTakeFirstOrThrow();
    expect(kept).toEqual({ reported_id: writer.id, reported_text: '늘 먼저 도와줬어요.\n맡은 일을 성실히 해요' });
  });
});

it('refuses the 21st archive of a day', async () => {
  const strict = await startServer({ rateLimitMultiplier: 1 });
  const strictly = archivingOn(strict);
  const [one, other] = [await strict.member(), await strict.member()];
  const codes: number[] = [];
  for (let time = 0; time < 21; time += 1) {
    codes.push((await strictly.create({ archiveMembers: [{ nickname: other.nickname }] }, one)).code);
  }
  expect(codes.slice(0, 20)).not.toContain(429);
  expect(codes[20]).toBe(429);
  await strict.close();
});

it('answers a pending archive of somebody else as one that is not there', async () => {
  const archive = await register();
  const { code, message } = await archives.read(archive, outsider);
  expect([code, message]).toEqual([404, MESSAGES.postGone]);
});
