/** @tier full */
import { seededRandom } from '../../lib/seededRandom';
import { type TestResponse } from '../../app/testing/call';
import { entryFor, evaluatingOn, type Evaluating } from '../../app/testing/evaluating';
import { type TestMember } from '../../app/testing/member';
import { startServer, type TestServer } from '../../app/testing/startServer';

/** `CONSENT_ROUNDS=200 npx jest …` runs more rounds. */
const ROUNDS = Number(process.env['CONSENT_ROUNDS'] ?? 6);

let server: TestServer;
let on: Evaluating;

beforeAll(async () => {
  server = await startServer();
  on = evaluatingOn(server);
});
afterAll(() => server.close());

const answer = (archive: number, consent: string, { token }: TestMember): Promise<TestResponse<unknown>> =>
  server.call('PUT', `/api/archive/${archive}/consent`, { token, json: { consent } });
const withdraw = ({ token, username, password }: TestMember): Promise<TestResponse<unknown>> =>
  server.call('DELETE', '/api/user/delete', { token, json: { username, password, confirm_password: password } });

/** Invariants after any requests, in any order. */
async function checkInvariants(archive: number) {
  const row = await on.rowOf(archive);
  const team = await server.db
    .selectFrom('archive_member')
    .innerJoin('member', 'member.id', 'member_id')
    .select(['member_id', 'consent', 'evaluated_at', 'withdrawn_at'])
    .where('archive_id', '=', archive)
    .execute();
  const said = await on.evaluationsOf(archive);
  if (!row) {
    expect(said).toEqual([]);
    return;
  }
  const confirmed = team.filter(({ consent }) => consent === 'CONFIRMED');
  const present = confirmed.filter(({ withdrawn_at: at }) => at === null);
  const asked = team.filter(({ consent }) => consent === 'ASKED');
  const declined = new Set(team.filter(({ consent }) => consent === 'DECLINED').map(({ member_id: id }) => id));
  expect(confirmed.map(({ member_id: id }) => id)).toContain(row.writer_id);
  expect(team.filter(({ consent, withdrawn_at: at }) => at !== null && consent !== 'CONFIRMED')).toEqual([]);
  for (const { evaluator_id: by, evaluated_id: about } of said) {
    expect([declined.has(by), declined.has(about)]).toEqual([false, false]);
    expect(confirmed.map(({ member_id: id }) => id)).toContain(by);
  }
  if (row.published_at) {
    expect(confirmed.length).toBeGreaterThanOrEqual(2);
    return;
  }
  // A pending archive has a reason to be pending, and an action that can publish it.
  const allEvaluated = present.length === 1 || present.every(({ evaluated_at: at }) => at !== null);
  const isComplete = asked.length === 0 && confirmed.length >= 2 && allEvaluated;
  expect(isComplete).toBe(false);
}

it('preserves the invariants under concurrent answers, evaluations, publications and withdrawals', async () => {
  const random = seededRandom(20261123);
  for (let round = 0; round < ROUNDS; round += 1) {
    const team = await server.fourMembers();
    const archive = await on.register(team, {}, team.slice(1));
    await on.age(archive, 15);
    const [writer, ...others] = team;
    const everyoneBut = (one: TestMember) => ({
      evaluations: team.filter((other) => other !== one).map((other) => entryFor(other)),
    });
    const moves: (() => Promise<TestResponse<unknown>>)[] = others.flatMap((one) =>
      [
        () => answer(archive, 'CONFIRMED', one),
        () => answer(archive, 'DECLINED', one),
        () => on.submit(archive, everyoneBut(one), one),
        ...(random.chance(25) ? [() => withdraw(one)] : []),
      ].filter(() => random.chance(70)),
    );
    moves.push(
      () => on.submit(archive, everyoneBut(writer), writer),
      () => on.publish(archive, writer),
    );
    if (random.chance(15)) moves.push(() => withdraw(writer));

    const responses = await Promise.all(random.some(moves, moves.length).map((move) => move()));
    expect(responses.filter(({ code }) => code >= 500)).toEqual([]);
    await checkInvariants(archive);
  }
}, 600_000);

it('concurrent confirmation and decline of one member result in one final state', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const [writer, mate] = [await server.member(), await server.member()];
    const archive = await on.register([writer, mate], {}, [mate]);
    const responses = await Promise.all([answer(archive, 'CONFIRMED', mate), answer(archive, 'DECLINED', mate)]);
    expect(responses.every(({ code }) => code === 200 || code === 404)).toBe(true);
    await checkInvariants(archive);
  }
}, 600_000);

it('does not publish, and leaves the writer alone, when the last two members decline concurrently', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const [writer, mate, third] = [await server.member(), await server.member(), await server.member()];
    const archive = await on.register([writer, mate, third], {}, [mate, third]);
    await on.submit(archive, { evaluations: [entryFor(mate), entryFor(third)] }, writer);
    await Promise.all([answer(archive, 'DECLINED', mate), answer(archive, 'DECLINED', third)]);
    expect(await on.rowOf(archive)).toMatchObject({ published_at: null, writer_id: writer.id });
    await checkInvariants(archive);
  }
}, 600_000);

it('publishes without a member who declines concurrently, in either order', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const [writer, mate, third] = [await server.member(), await server.member(), await server.member()];
    const archive = await on.register([writer, mate, third], {}, [third]);
    await on.evaluate(archive, writer, [writer, mate, third]);
    await on.age(archive, 15);
    const [declined, released] = await Promise.all([answer(archive, 'DECLINED', third), on.publish(archive, writer)]);
    expect([declined.code, released.code]).toEqual([200, 200]);
    expect((await on.evaluationsOf(archive)).map(({ evaluated_id: about }) => about)).toEqual([mate.id]);
    await checkInvariants(archive);
  }
}, 600_000);

it('stores a submission during a decline without the evaluation of the member who declined', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const [writer, mate, third] = [await server.member(), await server.member(), await server.member()];
    const team = [writer, mate, third];
    const archive = await on.register([writer, mate, third], {}, [mate, third]);
    const responses = await Promise.all([
      on.evaluate(archive, writer, team),
      answer(archive, 'DECLINED', third),
      on.evaluate(archive, mate, team),
    ]);
    expect(responses.map(({ code }) => code)).toEqual([200, 200, 200]);
    const said = await on.evaluationsOf(archive);
    expect(said.map((one) => [one.evaluator_id, one.evaluated_id])).toEqual(
      expect.arrayContaining([
        [writer.id, mate.id],
        [mate.id, writer.id],
      ]),
    );
    expect(said).toHaveLength(2);
    expect((await on.rowOf(archive))?.published_at).not.toBeNull();
    await checkInvariants(archive);
  }
}, 600_000);
