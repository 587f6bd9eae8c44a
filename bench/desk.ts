import { sql, type Kysely } from 'kysely';
import { type Tables } from '../server/db/tables';
import { type Benchmark } from './benchmark';
import { fill } from './fill/fill';
import { fillDesk } from './fill/fillDesk';
import { MEMBERS } from './fill/fillMembers';
import { logIn } from './logIn';
import { describeMachine } from './machine';
import { DATABASES, onDatabase } from './onDatabase';
import { quantile } from './quantile';
import { toTable } from './table';
import { UNLIMITED, withProduct } from './withProduct';

const POSTS = 1_000_000;
/** Milliseconds that every page of the desk may take. */
const LIMIT_MS = 1_000;
const ROUNDS = 20;
const WARM_UP = 3;

/** Response times of the lists of the operator's desk, which are not cached. */
export const deskBenchmark: Benchmark = {
  name: 'desk',
  about: `the operator's desk at ${POSTS.toLocaleString('en')} posts, or as many as named, and a tenth as many members; fails above a second`,
  async run(choice = String(POSTS)) {
    const posts = Number(choice);
    const members = Math.max(MEMBERS, posts / 10);
    console.log(`${describeMachine()}\n`);
    const rows: (string | number)[][] = [];
    for (const name of DATABASES) {
      if ((process.env['BENCH_DATABASE'] ?? name) !== name) continue;
      const measured = await onDatabase(name, async ({ database: { db }, env }) => {
        await fill(db, posts, { talk: false, members });
        await fillDesk(db, { posts, members });
        const token = await logInOperator(db);
        return withProduct({ ...env, ...UNLIMITED }, ({ origin }) => measureAll(`${origin}/api/admin`, token));
      });
      for (const [request, times] of measured ?? [])
        rows.push([name, request, quantile(times, 0.5), quantile(times, 0.99)]);
    }
    console.log(toTable(['database', 'request', 'p50 ms', 'max ms'], rows));
    if (rows.some(([, , , most]) => Number(most) > LIMIT_MS)) process.exitCode = 1;
  },
};

async function logInOperator(db: Kysely<Tables>): Promise<string> {
  await sql`update member set account_role = 'OPERATOR' where id = 1`.execute(db);
  const [operator] = await logIn(db, 1);
  return operator?.token ?? '';
}

const DAY = 24 * 3_600_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY).toISOString().slice(0, 10);
const numbers = (unit: string, days: number) => `/numbers?unit=${unit}&from=${daysAgo(days)}&to=${daysAgo(0)}`;
const nicknames = (part: string) => `/members?query=${encodeURIComponent(part)}`;

const REQUESTS: Record<string, string> = {
  'the badge': '/me',
  queue: '/reports',
  'queue, tenth page': '/reports?page=9',
  'queue, latest': '/reports?sort=latest',
  'queue, done': '/reports?state=DONE',
  'queue, everything of a type': '/reports?state=OPEN&state=HIDDEN&state=DONE&type=SPAM',
  'queue, of a member': `/reports?member=${encodeURIComponent('회원77')}`,
  case: '/reports/project/77',
  members: '/members',
  'members, last page': '/members?page=499',
  'members, part of many nicknames': nicknames('9'),
  'members, part of few': nicknames('원777'),
  'members, part of none': nicknames('없는말'),
  'members, warned': '/members?state=WARNED',
  'members, suspended': '/members?state=SUSPENDED',
  log: '/log',
  'log, of an action': '/log?action=WARN&page=9',
  'log, of a member': `/log?member=${encodeURIComponent('회원77')}`,
  'log, of days': `/log?from=${daysAgo(30)}&to=${daysAgo(1)}`,
  'numbers, 92 days': numbers('DAY', 91),
  'numbers, 53 weeks': numbers('WEEK', 360),
  'numbers, 36 months': numbers('MONTH', 1_060),
};

async function measureAll(origin: string, token: string): Promise<Map<string, number[]>> {
  const measured = new Map<string, number[]>();
  for (const [name, path] of Object.entries(REQUESTS)) measured.set(name, await measure(origin + path, token));
  return measured;
}

async function measure(address: string, token: string): Promise<number[]> {
  const times: number[] = [];
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    const begun = performance.now();
    const response = await fetch(address, { headers: { access: token } });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${address} was answered with ${response.status}.`);
    if (round >= 0) times.push(performance.now() - begun);
  }
  return times;
}
