import { type Alarms } from '@contract/alarm';
import { EVALUATION_MESSAGES, EVALUATION_TEXTS, type EvaluationProgress } from '@contract/evaluation';
import { TIMES } from '@contract/limits';
import { MESSAGES } from '@contract/messages';
import { entryFor, evaluatingOn, type Evaluating } from '../../app/testing/evaluating';
import { type TestMember } from '../../app/testing/member';
import { startServer, type TestServer } from '../../app/testing/startServer';
import { DAY } from '../../lib/durations';

let server: TestServer;
let on: Evaluating;
let writer: TestMember;
let mate: TestMember;
let third: TestMember;
let outsider: TestMember;
let team: [TestMember, TestMember, TestMember];

beforeAll(async () => {
  server = await startServer();
  on = evaluatingOn(server);
  [writer, mate, third, outsider] = [
    await server.member(),
    await server.member(),
    await server.member(),
    await server.member(),
  ];
  team = [writer, mate, third];
});

afterAll(() => server.close());

const requestsOf = async ({ token }: TestMember) =>
  (await server.call<Alarms>('GET', '/api/alarm/project-archive', { token })).data.userArchiveList;

const statusesOf = ({ memberStatus }: EvaluationProgress) =>
  Object.fromEntries(Object.entries(memberStatus).map(([name, { status }]) => [name, status]));

/** Requests every path of the gate. */
const everything = (archive: number | string, asker: { token?: string }) => [
  on.targets(archive, asker),
  on.progress(archive, asker),
  on.submit(archive, { evaluations: [entryFor(mate)] }, asker),
  on.publish(archive, asker),
  on.remind(archive, asker),
];

describe('access to the gate', () => {
  it('is a 404 outside the team while the archive is pending, and a 403 once it is published', async () => {
    const pending = await on.register(team);
    const published = await on.register(team, { published_at: new Date() });
    for (const { code, message } of await Promise.all(everything(pending, outsider))) {
      expect([code, message]).toEqual([404, MESSAGES.postGone]);
    }
    for (const { code, message } of await Promise.all(everything(published, outsider))) {
      expect([code, message]).toEqual([403, EVALUATION_MESSAGES.noAccess]);
    }
    expect(await on.evaluationsOf(pending)).toEqual([]);
    expect(await on.rowOf(pending)).toMatchObject({ published_at: null, reminded_at: null });
  });

  it('is refused to visitors', async () => {
    const pending = await on.register(team);
    for (const { status } of await Promise.all(everything(pending, {}))) expect(status).toBe(40201);
  });

  it.each(['999999999', '0', '-1', 'abc', '1.5', '99999999999999999999'])('is a 404 for the id %s', async (id) => {
    for (const { code, message } of await Promise.all(everything(id, writer))) {
      expect([code, message]).toEqual([404, MESSAGES.postGone]);
    }
  });
});

describe('GET evaluations', () => {
  it('lists everyone but the caller, in the order of the form, with the roles in this archive', async () => {
    const archive = await on.register(team);
    await server.db
      .updateTable('archive_member')
      .set({ roles: ['PM', 'BACK_END'] })
      .where('archive_id', '=', archive)
      .where('member_id', '=', third.id)
      .execute();
    const image = expect.stringMatching(/^\/uploads\/image\//) as string;
    expect((await on.targets(archive, mate)).data).toEqual([
      {
        evaluated: [
          {
            memberId: writer.id,
            nickname: writer.nickname,
            roles: ['FRONT_END'],
            profileImg: image,
            consent: 'CONFIRMED',
            contributions: [],
          },
          {
            memberId: third.id,
            nickname: third.nickname,
            roles: ['PM', 'BACK_END'],
            profileImg: image,
            consent: 'CONFIRMED',
            contributions: [],
          },
        ],
      },
    ]);
  });
});

describe('GET evaluations/status', () => {
  it('returns who has evaluated, and when publishing and reminding are possible', async () => {
    const archive = await on.register(team);
    await on.evaluate(archive, mate, team);
    const { data } = await on.progress(archive, writer);
    expect(statusesOf(data)).toEqual({
      [writer.nickname]: 'INCOMPLETE',
      [mate.nickname]: 'COMPLETE',
      [third.nickname]: 'INCOMPLETE',
    });
    expect(data.memberStatus[mate.nickname]).toEqual({
      memberId: mate.id,
      nickname: mate.nickname,
      roles: ['FRONT_END'],
      profileImg: expect.stringMatching(/^\/uploads\/image\//) as string,
      status: 'COMPLETE',
      consent: 'CONFIRMED',
    });
    const registered = (await on.rowOf(archive))?.created_at ?? new Date(NaN);
    expect(data).toMatchObject({
      published: false,
      publishableAt: new Date(registered.getTime() + 14 * DAY).toISOString(),
      remindableAt: registered.toISOString(),
    });
  });
});

describe('submitting evaluations', () => {
  it("stores the evaluation of each member, and removes the caller's request", async () => {
    const archive = await on.register(team);
    const said = { feedback: '  꼼꼼해요\r\n정말로  ', keyword: ['TEAMWORK', 'DILIGENT'] } as const;
    const evaluations = [entryFor(writer, { ...said, keyword: [...said.keyword] }), entryFor(third)];
    const { code, data } = await on.submit(archive, { evaluations }, mate);
    expect([code, data]).toEqual([200, null]);
    expect(await on.evaluationsOf(archive)).toEqual([
      {
        evaluator_id: mate.id,
        evaluated_id: writer.id,
        feedback: '꼼꼼해요\n정말로',
        keywords: ['TEAMWORK', 'DILIGENT'],
        period: 'THREE_TO_SIX_MONTH',
      },
      expect.objectContaining({ evaluator_id: mate.id, evaluated_id: third.id }),
    ]);
    expect((await requestsOf(mate)).map(({ archiveId }) => archiveId)).not.toContain(archive);
    expect((await requestsOf(writer))[0]).toEqual({
      archiveId: archive,
      archiveTitle: '함께 만들었어요',
      createDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
      consent: 'CONFIRMED',
      writer: writer.nickname,
      published: false,
    });
  });

  it('publishes the archive with the last submission', async () => {
    const archive = await on.register(team);
    await on.evaluate(archive, writer, team);
    await on.evaluate(archive, mate, team);
    expect((await on.progress(archive, third)).data.published).toBe(false);
    await on.evaluate(archive, third, team);
    expect((await on.progress(archive, third)).data.published).toBe(true);
    expect(await on.evaluationsOf(archive)).toHaveLength(6);
  });

  it('is refused a second time, whatever it contains', async () => {
    const archive = await on.register(team);
    await on.evaluate(archive, mate, team);
    for (const others of [team, [writer]]) {
      const { code, message } = await on.evaluate(archive, mate, others);
      expect([code, message]).toEqual([409, EVALUATION_MESSAGES.submittedBefore]);
    }
    expect(await on.evaluationsOf(archive)).toHaveLength(2);
  });

  it.each<[string, () => unknown[], () => string]>([
    ['an empty list', () => [], () => MESSAGES.badRequest],
    ['a missing member', () => [entryFor(third)], () => EVALUATION_TEXTS.unfinished(writer.nickname)],
    ['a member evaluated twice', () => [writer, third, third].map((one) => entryFor(one)), () => MESSAGES.badRequest],
    ['an evaluation of the evaluator', () => team.map((one) => entryFor(one)), () => MESSAGES.badRequest],
    [
      'a member of another team',
      () => [writer, third, outsider].map((one) => entryFor(one)),
      () => `${outsider.nickname} 님을 찾을 수 없어요.`,
    ],
    [
      'an evaluation without a one-liner',
      () => [entryFor(writer, { feedback: '  ' }), entryFor(third)],
      () => EVALUATION_TEXTS.feedbackMissing(writer.nickname),
    ],
    [
      'an evaluation without keywords',
      () => [entryFor(writer, { keyword: [] }), entryFor(third)],
      () => EVALUATION_TEXTS.keywordMissing(writer.nickname),
    ],
    [
      'an overlong one-liner',
      () => [entryFor(writer, { feedback: '가'.repeat(101) }), entryFor(third)],
      () => EVALUATION_TEXTS.feedbackTooLong(writer.nickname),
    ],
    [
      'an unknown keyword',
      () => [{ ...entryFor(writer), keyword: ['GENIUS'] }, entryFor(third)],
      () => EVALUATION_TEXTS.keywordUnknown(writer.nickname),
    ],
    [
      'a repeated keyword',
      () => [entryFor(writer), entryFor(third, { keyword: ['TEAMWORK', 'TEAMWORK'] })],
      () => EVALUATION_TEXTS.keywordTwice(third.nickname),
    ],
  ])('is refused for %s, and nothing is stored', async (_, evaluations, expected) => {
    const archive = await on.register(team);
    const { code, message } = await on.submit(archive, { evaluations: evaluations() }, mate);
    expect([code, message]).toEqual([400, expected()]);
    expect(await on.evaluationsOf(archive)).toEqual([]);
    expect(statusesOf((await on.progress(archive, mate)).data)[mate.nickname]).toBe('INCOMPLETE');
  });

  it('is refused with 400 for an invalid body', async () => {
    const archive = await on.register(team);
    for (const json of [null, [], {}, { evaluations: 'all' }, { evaluations: [null] }, { evaluations: { 0: {} } }]) {
      expect((await on.submit(archive, json, mate)).code).toBe(400);
    }
  });

  it('accepts nicknames in any case and composition', async () => {
    const named = await server.member({ nickname: '나Ab_9' });
    const archive = await on.register([writer, named]);
    const evaluatedNickname = named.nickname.toUpperCase().normalize('NFD');
    expect((await on.submit(archive, { evaluations: [entryFor({ nickname: evaluatedNickname })] }, writer)).code).toBe(
      200,
    );
  });
});

describe('publishing early', () => {
  it("requires the release day and the caller's evaluation, and publishes with the submitted evaluations", async () => {
    const archive = await on.register(team);
    await on.evaluate(archive, writer, team);
    const early = await on.publish(archive, writer);
    expect([early.code, early.message]).toEqual([409, EVALUATION_TEXTS.tooEarly(14)]);

    await on.age(archive, 14);
    const idle = await on.publish(archive, mate);
    expect([idle.code, idle.message]).toEqual([409, EVALUATION_MESSAGES.notEvaluated]);
    expect(await on.rowOf(archive)).toMatchObject({ published_at: null });

    expect((await on.publish(archive, writer)).code).toBe(200);
    expect((await on.rowOf(archive))?.published_at).toBeInstanceOf(Date);
    for (const one of team) expect((await requestsOf(one)).map(({ archiveId }) => archiveId)).not.toContain(archive);
    const again = await on.publish(archive, writer);
    expect([again.code, again.message]).toEqual([409, EVALUATION_MESSAGES.alreadyPublic]);
  });

  it('does not prevent later evaluations, which do not change the time of publication', async () => {
    const archive = await on.register(team, { created_at: new Date(Date.now() - 15 * DAY) });
    await on.evaluate(archive, writer, team);
    await on.publish(archive, writer);
    const before = await on.rowOf(archive);
    for (const late of [mate, third]) expect((await on.evaluate(archive, late, team)).code).toBe(200);
    expect(await on.evaluationsOf(archive)).toHaveLength(6);
    expect(await on.rowOf(archive)).toEqual(before);
  });

  it('is possible at once with EVALUATION_RELEASE_DAYS=0', async () => {
    const hasty = await startServer({ evaluationReleaseDays: 0 });
    const there = evaluatingOn(hasty);
    const pair: [TestMember, TestMember] = [await hasty.member(), await hasty.member()];
    const archive = await there.register(pair);
    await there.evaluate(archive, pair[0], pair);
    const { publishableAt } = (await there.progress(archive, pair[0])).data;
    expect(publishableAt).toBe((await there.rowOf(archive))?.created_at.toISOString());
    expect((await there.publish(archive, pair[0])).code).toBe(200);
    await hasty.close();
  });
});

describe('reminding members', () => {
  it('renews the requests of members who have not evaluated, once in 24 hours', async () => {
    const archive = await on.register(team);
    await on.age(archive, 5);
    await on.evaluate(archive, writer, team);
    const before = Date.now();
    const { code, data } = await on.remind(archive, writer);
    const reminded = (await on.rowOf(archive))?.reminded_at ?? new Date(NaN);
    expect(code).toBe(200);
    expect(data).toEqual({ remindableAt: new Date(reminded.getTime() + TIMES.reminderInterval).toISOString() });
    expect(reminded.getTime()).toBeGreaterThanOrEqual(before);
    expect((await on.progress(archive, mate)).data.remindableAt).toBe(data.remindableAt);

    expect((await requestsOf(mate))[0]).toMatchObject({ archiveId: archive, createDate: reminded.toISOString() });
    expect((await requestsOf(writer)).map(({ archiveId }) => archiveId)).not.toContain(archive);

    const again = await on.remind(archive, writer);
    expect([again.code, again.message]).toEqual([409, EVALUATION_MESSAGES.remindedToday]);
    const dayAgo = new Date(Date.now() - TIMES.reminderInterval);
    await server.db.updateTable('archive').set({ reminded_at: dayAgo }).where('id', '=', archive).execute();
    expect((await on.remind(archive, writer)).code).toBe(200);
  });

  it("requires the caller's evaluation, and is refused once the archive is published", async () => {
    const archive = await on.register(team);
    const idle = await on.remind(archive, mate);
    expect([idle.code, idle.message]).toEqual([409, EVALUATION_MESSAGES.notEvaluated]);
    const published = await on.register(team, { published_at: new Date() });
    const late = await on.remind(published, mate);
    expect([late.code, late.message]).toEqual([409, EVALUATION_MESSAGES.alreadyPublic]);
    expect(await on.rowOf(archive)).toMatchObject({ reminded_at: null });
  });
});
