/** @tier full */
import { setTimeout as sleep } from 'node:timers/promises';
import { type TestResponse } from '../../app/testing/call';
import { evaluatingOn, type Evaluating } from '../../app/testing/evaluating';
import { type TestMember } from '../../app/testing/member';
import { countWaiting } from '../../app/testing/waitingTransactions';
import { startServer, type TestServer } from '../../app/testing/startServer';

let server: TestServer;
let on: Evaluating;
let writer: TestMember;
let mate: TestMember;

beforeAll(async () => {
  server = await startServer();
  on = evaluatingOn(server);
  [writer, mate] = [await server.member(), await server.member()];
});

afterAll(() => server.close());

type Team = [TestMember, ...TestMember[]];

const withdraw = ({ token, username, password }: TestMember): Promise<TestResponse<unknown>> =>
  server.call('DELETE', '/api/user/delete', { token, json: { username, password, confirm_password: password } });

const remove = (archive: number, { token }: TestMember): Promise<TestResponse<unknown>> =>
  server.call('DELETE', `/api/archive/${archive}`, { token });

/** A team of which two members have not evaluated, one of whom is going to withdraw. */
async function almostDone(): Promise<{ archive: number; team: Team; leaver: TestMember }> {
  const leaver = await server.member();
  const team: Team = [writer, mate, leaver];
  const archive = await on.register(team);
  await on.evaluate(archive, writer, team);
  return { archive, team, leaver };
}

const evaluatedIn = async (archive: number) =>
  (await on.evaluationsOf(archive)).map(({ evaluated_id: id }) => id).sort((a, b) => a - b);

async function orphans(): Promise<number> {
  return (await server.db.selectFrom('evaluation').select('id').where('archive_id', 'is', null).execute()).length;
}

/** Starts requests one after the other while an archive is locked, so that they are queued in this order. */
async function queued(
  archive: number,
  calls: (() => Promise<TestResponse<unknown>>)[],
): Promise<TestResponse<unknown>[]> {
  const started: Promise<TestResponse<unknown>>[] = [];
  let answered = 0;
  await server.db.transaction().execute(async (trx) => {
    await trx.selectFrom('archive').select('id').where('id', '=', archive).forUpdate().execute();
    for (const call of calls) {
      started.push(call().finally(() => (answered += 1)));
      while (answered + (await countWaiting(server.db)) < started.length) await sleep(5);
    }
  });
  return Promise.all(started);
}

describe('the last evaluation during a withdrawal', () => {
  it('publishes the archive if it comes first, without the evaluation of the member who withdraws', async () => {
    const { archive, team, leaver } = await almostDone();
    const responses = await queued(archive, [() => on.evaluate(archive, mate, team), () => withdraw(leaver)]);
    expect(responses.map(({ code }) => code)).toEqual([200, 200]);
    expect((await on.rowOf(archive))?.published_at).toBeInstanceOf(Date);
    expect(await evaluatedIn(archive)).toEqual([writer.id, mate.id].sort((a, b) => a - b));
  });

  it('is refused with the name of the withdrawn member if it comes second, and publishes when repeated', async () => {
    const { archive, team, leaver } = await almostDone();
    const [left, refused] = await queued(archive, [() => withdraw(leaver), () => on.evaluate(archive, mate, team)]);
    expect(left?.code).toBe(200);
    expect([refused?.code, refused?.message]).toEqual([400, `${leaver.nickname} 님을 찾을 수 없어요.`]);
    expect((await on.rowOf(archive))?.published_at).toBeNull();
    expect((await on.evaluate(archive, mate, [writer, mate])).code).toBe(200);
    expect((await on.rowOf(archive))?.published_at).toBeInstanceOf(Date);
    expect(await evaluatedIn(archive)).toEqual([writer.id, mate.id].sort((a, b) => a - b));
  });

  it('neither deadlocks nor returns 500 in any order', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { archive, team, leaver } = await almostDone();
      const [left, submitted] = await Promise.all([withdraw(leaver), on.evaluate(archive, mate, team)]);
      expect(left.code).toBe(200);
      expect([200, 400]).toContain(submitted.code);
      if (submitted.code === 400) await on.evaluate(archive, mate, [writer, mate]);
      expect((await on.rowOf(archive))?.published_at).toBeInstanceOf(Date);
      expect(await evaluatedIn(archive)).toEqual([writer.id, mate.id].sort((a, b) => a - b));
    }
  });

  it('in a published archive stores the same evaluations and does not change the archive', async () => {
    for (let round = 0; round < 5; round += 1) {
      const leaver = await server.member();
      const team: Team = [writer, mate, leaver];
      const archive = await on.register(team, { published_at: new Date() });
      const [left, submitted] = await Promise.all([withdraw(leaver), on.evaluate(archive, mate, team)]);
      expect(left.code).toBe(200);
      expect([200, 400]).toContain(submitted.code);
      expect(await evaluatedIn(archive)).toEqual(submitted.code === 200 ? [writer.id] : []);
    }
  });

  it('by the member who withdraws is either stored or refused', async () => {
    for (let round = 0; round < 5; round += 1) {
      const leaver = await server.member();
      const team: Team = [leaver, mate];
      const archive = await on.register(team);
      await on.evaluate(archive, mate, team);
      const [left, submitted] = await Promise.all([withdraw(leaver), on.evaluate(archive, leaver, team)]);
      expect(left.code).toBe(200);
      expect([200, 401]).toContain(submitted.code);
      expect(await on.rowOf(archive)).toMatchObject({
        // It was published before, so it keeps its withdrawn writer.
        writer_id: submitted.code === 200 ? leaver.id : mate.id,
        published_at: expect.any(Date) as Date,
      });
    }
  });
});

describe('concurrent withdrawals', () => {
  it('of all members but one publish the archive, and the remaining member becomes the writer', async () => {
    for (let round = 0; round < 5; round += 1) {
      const leavers: [TestMember, TestMember] = [await server.member(), await server.member()];
      const team: Team = [leavers[0], mate, leavers[1]];
      const archives = [await on.register(team), await on.register(team), await on.register(team)];
      const responses = await Promise.all(leavers.map(withdraw));
      expect(responses.map(({ code }) => code)).toEqual([200, 200]);
      for (const archive of archives) {
        expect(await on.rowOf(archive)).toMatchObject({ writer_id: mate.id, published_at: expect.any(Date) as Date });
      }
    }
  });
});

describe('the last evaluation during a deletion', () => {
  it('preserves the evaluations if it comes first and publishes the archive', async () => {
    const team: Team = [writer, mate];
    const archive = await on.register(team);
    await on.evaluate(archive, writer, team);
    const responses = await queued(archive, [() => on.evaluate(archive, mate, team), () => remove(archive, writer)]);
    expect(responses.map(({ code }) => code)).toEqual([200, 200]);
    expect((await on.progress(archive, writer)).code).toBe(404);
    expect(await on.evaluationsOf(archive)).toHaveLength(2);
  });

  it('is refused with 404 if it comes second, and the evaluations are deleted', async () => {
    const team: Team = [writer, mate];
    const archive = await on.register(team);
    await on.evaluate(archive, writer, team);
    const before = await orphans();
    const responses = await queued(archive, [() => remove(archive, writer), () => on.evaluate(archive, mate, team)]);
    expect(responses.map(({ code }) => code)).toEqual([200, 404]);
    expect(await on.rowOf(archive)).toBeUndefined();
    expect((await orphans()) - before).toBe(0);
  });
});
