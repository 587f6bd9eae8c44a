import { EVALUATION_MESSAGES } from '@contract/evaluation';
import { entryFor, evaluatingOn, type Evaluating } from '../../app/testing/evaluating';
import { type TestMember } from '../../app/testing/member';
import { startServer, type TestServer } from '../../app/testing/startServer';

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

describe('the members whom evaluations are about', () => {
  const entry = ({ id }: TestMember, evaluatedNickname: string) =>
    entryFor({ nickname: evaluatedNickname }, { memberId: id });

  it('are recognised by their ids, under outdated nicknames', async () => {
    const archive = await on.register(team);
    const { code } = await on.submit(
      archive,
      { evaluations: [entry(mate, '예전이름'), entry(third, third.nickname)] },
      writer,
    );
    expect(code).toBe(200);
    expect((await on.evaluationsOf(archive)).map((row) => row.evaluated_id)).toEqual([mate.id, third.id]);
  });

  it('are not mistaken: returns 409 and stores nothing when the nicknames of two were swapped', async () => {
    const archive = await on.register(team);
    const swapped = { evaluations: [entry(mate, third.nickname), entry(third, mate.nickname)] };
    const { code, message } = await on.submit(archive, swapped, writer);
    expect([code, message]).toEqual([409, EVALUATION_MESSAGES.namesChanged]);
    expect(await on.evaluationsOf(archive)).toEqual([]);
  });

  it('are refused with 400 when an id is not of the team', async () => {
    const archive = await on.register(team);
    const { code } = await on.submit(
      archive,
      { evaluations: [entry(mate, mate.nickname), entry(outsider, third.nickname)] },
      writer,
    );
    expect(code).toBe(400);
  });
});
