import { readConfig } from '../server/app/env';
import { insertMember } from '../server/db/testing/rows';
import { createPasswords } from '../server/lib/auth/passwords';
import { type Benchmark } from './benchmark';
import { onDatabase } from './onDatabase';
import { describeMachine } from './machine';
import { quantile } from './quantile';
import { rankSumP } from './rankSumP';
import { UNLIMITED, withProduct } from './withProduct';
import { toTable } from './table';

const ROUNDS = 200;
const WARM_UP = 5;
const KNOWN = { username: 'known1', email: 'known1@example.com' };

/** Calls by their label. Calls to the same path should take the same time. */
const CASES = [
  ['login, wrong password of a member', '/api/login', { username: KNOWN.username, password: 'wrong1234' }],
  ['login, nobody of that name', '/api/login', { username: 'nobody1', password: 'wrong1234' }],
  ['login, no possible name', '/api/login', { username: '없는 이름', password: 'wrong1234' }],
  ['find password, a member', '/api/users/find_password', KNOWN],
  ['find password, nobody', '/api/users/find_password', { ...KNOWN, email: 'nobody@example.com' }],
] as const;

/** Whether response times reveal that a member exists: the same calls for known and unknown members. */
export const authBenchmark: Benchmark = {
  name: 'auth',
  about: 'login and find password about a member and about nobody: their times must not tell which',
  async run() {
    console.log(`${describeMachine()}\n`);
    await onDatabase('embedded', async ({ database, env }) => {
      const passwords = createPasswords(readConfig({}).passwordCost);
      await insertMember(database.db, { ...KNOWN, password_hash: await passwords.hash('right1234') });
      const rows = await withProduct({ ...env, ...UNLIMITED }, ({ origin }) => measureAll(origin));
      console.log(toTable(['call', 'median ms', 'p90 ms', 'differs, p'], rows));
    });
  },
};

async function measureAll(origin: string): Promise<(string | number)[][]> {
  const times = CASES.map(() => [] as number[]);
  // Grouped by path, because a request for a password is processed after its response. The order alternates, so that
  // other load on the machine affects all calls alike.
  for (const path of new Set(CASES.map(([, one]) => one))) {
    for (let round = -WARM_UP; round < ROUNDS; round += 1) {
      for (const index of indexesOf(path, round)) {
        const elapsed = await timeOf(origin + path, CASES[index]?.[2] ?? {});
        if (round >= 0) times[index]?.push(elapsed);
      }
    }
  }
  return CASES.map(([name, path], index) => {
    const own = times[index] ?? [];
    const first = CASES.findIndex(([, one]) => one === path);
    const differs = first === index ? '–' : rankSumP(times[first] ?? [], own).toFixed(2);
    return [name, quantile(own, 0.5), quantile(own, 0.9), differs];
  });
}

/** The indexes of the cases of a path, rotated by one in each round. */
function indexesOf(path: string, round: number): number[] {
  const indexes = CASES.flatMap(([, one], index) => (one === path ? [index] : []));
  const first = (round + WARM_UP) % indexes.length;
  return [...indexes.slice(first), ...indexes.slice(0, first)];
}

async function timeOf(address: string, body: object): Promise<number> {
  const begun = performance.now();
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  await response.arrayBuffer();
  return performance.now() - begun;
}
