/** @tier full @seconds 20 */
import { setTimeout as sleep } from 'node:timers/promises';
import { ENDPOINTS, nameOf } from '../app/testing/endpoints';
import { type TestResponse } from '../app/testing/call';
import { type TestMember } from '../app/testing/member';
import { type Act, type Race, type RaceActors } from '../app/testing/races/act';
import { RACE_GROUPS, type RaceGroup } from '../app/testing/races/raceGroups';
import { createActors, createRaceWorld, createReporters, reportBefore } from '../app/testing/races/raceWorld';
import { operatorOn } from '../app/testing/operating';
import { RACE_PROVIDER } from '../app/testing/races/socialActs';
import { startServer, type TestServer } from '../app/testing/startServer';

/** `RACE_ROUNDS=24 npx jest …` runs every pair of acts so often; by default a sample of the pairs runs once. */
const ROUNDS = Number(process.env['RACE_ROUNDS'] ?? 0);
const LONGEST_HEAD_START_MS = 8;
/** Of the pairs of different acts, in order, one of so many is in the sample. */
const SAMPLED = 9;
/** Races after which a lane has new members, whose access tokens are valid for a quarter of an hour. */
const BEFORE_SESSIONS_END = 50;
/** Races at one time, with members and rows of their own. */
const LANES = 3;

let server: TestServer;
let reporters: number[];

beforeAll(async () => {
  server = await startServer({ publicUrl: 'http://localhost', openIdProviders: [RACE_PROVIDER] });
  reporters = await createReporters(server.db);
});
afterAll(() => server.close());

type Pair = readonly [Act, Act];

/** Every act with every other one, and with itself. */
const pairsOf = ({ acts }: RaceGroup): Pair[] =>
  acts.flatMap((one, index) => acts.slice(index).map((other): Pair => [one, other]));

const isSame = ([one, other]: Pair) => one === other;

/** These change the account, so the next race has other members. */
const USES_UP = /user\/delete|users|logout|token|login|SUSPEND|PROFILE|role/;

const USES_UP_OPERATOR = 'DELETE /user/delete by the operator';

/** Sends two acts, the second one some milliseconds after the first. */
async function meet([first, second]: Pair, race: Race, headStart: number): Promise<TestResponse<unknown>[]> {
  const sends = [await first.prepare(race), await second.prepare(race)] as const;
  return Promise.all([sends[0](), sleep(headStart).then(sends[1])]);
}

/** A refusal is fine; a 503 asks for another try. */
function faultOf({ code, headers, message }: TestResponse<unknown>): string | null {
  if (code === 503) return headers['retry-after'] === undefined ? '503 without Retry-After' : null;
  return code >= 500 ? `${code} ${message}` : null;
}

/** The faults of the server, and an act that is refused although it meets only itself: such a race would prove nothing. */
function faultsOf(pair: Pair, responses: readonly TestResponse<unknown>[]): string[] {
  const faults = responses.flatMap((response, place) => {
    const fault = faultOf(response);
    return fault === null ? [] : `${pair[place]?.name}, with ${pair[1 - place]?.name}: ${fault}`;
  });
  const [first] = responses;
  const isDone = responses.some(({ code }) => code < 400 || code === 503);
  return isSame(pair) && !isDone ? [...faults, `${pair[0].name} is refused: ${first?.code} ${first?.message}`] : faults;
}

/** Races pairs in turn, with the same members as long as they can act. */
async function raceInTurn(group: RaceGroup, pairs: readonly Pair[], onFault: (fault: string) => void): Promise<void> {
  let actors: RaceActors | undefined;
  let operator: TestMember | undefined;
  for (const [index, pair] of pairs.entries()) {
    if (index % BEFORE_SESSIONS_END === 0) [actors, operator] = [undefined, undefined];
    operator ??= await operatorOn(server);
    actors ??= await createActors(server, operator);
    const race = { server, actors, world: await createRaceWorld(server, actors, group.state) };
    if (group.target) await reportBefore(race, group.target, reporters);
    const responses = await meet(pair, race, index % (LONGEST_HEAD_START_MS + 1));
    faultsOf(pair, responses).forEach(onFault);
    if (pair.some(({ name }) => USES_UP.test(name))) actors = undefined;
    if (pair.some(({ name }) => name === USES_UP_OPERATOR)) operator = undefined;
  }
}

/** Races all pairs as often as told, either act first. @returns the faults of the server, with their number */
async function raceAll(group: RaceGroup, pairs: readonly Pair[], rounds: number): Promise<Record<string, number>> {
  const faults: Record<string, number> = {};
  const ordered = Array.from({ length: rounds }, (_, round) => pairs.map((pair) => inOrder(pair, round))).flat();
  const count = group.isShared ? 1 : LANES;
  const lanes = Array.from({ length: count }, (_, lane) => ordered.filter((_pair, index) => index % count === lane));
  const note = (fault: string) => {
    faults[fault] = (faults[fault] ?? 0) + 1;
  };
  await Promise.all(lanes.map((lane) => raceInTurn(group, lane, note)));
  return faults;
}

const inOrder = ([one, other]: Pair, round: number): Pair => (round % 2 === 0 ? [one, other] : [other, one]);

it('lets every writing endpoint of the server take part in a race', () => {
  const racing = new Set(Object.values(RACE_GROUPS).flatMap(({ acts }) => acts.map(({ endpoint }) => endpoint)));
  const reading = ['POST /user/export', 'POST /credentials/verify'];
  const writing = ENDPOINTS.filter(({ method }) => method !== 'GET').map(nameOf);
  expect(writing.filter((name) => !racing.has(name))).toEqual(reading);
});

it.each(Object.entries(RACE_GROUPS))(
  'answers two acts at once on %s without a fault of the server',
  async (_, group) => {
    const pairs = pairsOf(group);
    const chosen = ROUNDS > 0 ? pairs : pairs.filter((pair, index) => isSame(pair) || index % SAMPLED === 0);
    expect(await raceAll(group, chosen, Math.max(ROUNDS, 1))).toEqual({});
  },
  3_600_000,
);
