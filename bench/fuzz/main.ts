import { Agent } from 'node:http';
import { parseArgs } from 'node:util';
import { callOver } from '../../server/app/testing/callOver';
import { nameOf } from '../../server/app/testing/endpoints';
import { memberFactory, type TestMember } from '../../server/app/testing/member';
import { createWorld, type World } from '../../server/app/testing/ownership';
import { type Database } from '../../server/db/connect';
import { describeMachine } from '../machine';
import { onDatabase } from '../onDatabase';
import { quantile } from '../quantile';
import { UNLIMITED, withProduct } from '../withProduct';
import { requestOf, type HostileRequest } from './hostileRequests';
import { sendPictures } from './sendPictures';
import { sendRaw } from './sendRaw';
import { send, type Sender, type Sent } from './send';
import { watchHealth } from './watchHealth';

const USAGE = 'Usage: npm run fuzz -- [count] [seed] [--no-timing] [--minutes <limit>]';

/** Milliseconds. */
const LIMITS = { answer: 300, health: 100 };
const SENDERS = 4;
/** A new world is created after this many requests, since requests delete and close its content. */
const PER_WORLD = 250;
/**
 * New members are created after this many requests, since one member would collect more archives than any real one has.
 */
const PER_MEMBERS = 20 * PER_WORLD;
/** Number of failures that are printed. */
const MOST_PRINTED = 20;
const PRINTED_BODY = 300;

interface Options {
  count: number;
  seed: number;
  isTimed: boolean;
  /** Milliseconds. */
  limit: number;
}

function readOptions(): Options {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'no-timing': { type: 'boolean' }, minutes: { type: 'string', default: '120' } },
  });
  const [count = process.env['FUZZ_RUNS'] ?? '100000', seed = '1'] = positionals;
  const numbers = [count, seed, values.minutes].map(Number);
  if (positionals.length > 2 || !numbers.every((number) => Number.isSafeInteger(number) && number > 0)) {
    throw new Error(USAGE);
  }
  const [runs = 0, first = 0, minutes = 0] = numbers;
  return { count: runs, seed: first, isTimed: values['no-timing'] !== true, limit: minutes * 60_000 };
}

/** Counts responses and prints forbidden ones. */
function createReport({ isTimed }: Options) {
  const statuses = new Map<number, number>();
  const times: number[] = [];
  const running = new Set<number>();
  let failures = 0;

  function fail(text: string) {
    failures += 1;
    if (failures <= MOST_PRINTED) console.error(text);
  }

  function note(seed: number, hostile: HostileRequest, sent: Sent) {
    statuses.set(sent.status, (statuses.get(sent.status) ?? 0) + 1);
    times.push(sent.time);
    if ((sent.status === 0 && !sent.isCutOff) || sent.status >= 500) {
      fail(`${sent.error ?? `Status ${sent.status}`}: ${describe(seed, hostile, sent)}`);
    } else if (isTimed && sent.time > LIMITS.answer) {
      fail(`${sent.time.toFixed(0)} ms: ${describe(seed, hostile, sent)}`);
    }
  }

  function noteHealth(wait: number, status: number) {
    const isLate = isTimed && wait > LIMITS.health;
    if (status === 200 && !isLate) return;
    fail(`/api/health: status ${status} after ${wait.toFixed(0)} ms during seeds ${[...running].join(', ')}`);
  }

  function print() {
    for (const [status, number] of [...statuses].sort(([a], [b]) => a - b)) {
      console.log(`${status === 0 ? 'no answer' : status}: ${number}`);
    }
    const [p50, p99, max] = [
      quantile(times, 0.5),
      quantile(times, 0.99),
      times.reduce((a, b) => Math.max(a, b), 0).toFixed(2),
    ];
    console.log(`p50 ${p50} ms, p99 ${p99} ms, max ${max} ms`);
    if (failures > 0) console.log(`${failures} failures; npm run fuzz -- 1 <seed> repeats one`);
    return failures;
  }

  return { note, noteHealth, fail, running, sent: () => times.length, print };
}

type Report = ReturnType<typeof createReport>;

function describe(seed: number, { endpoint, caller, headers, body }: HostileRequest, { path }: Sent): string {
  const shown = body
    ? ` ${body.type} (${body.bytes.length} bytes) ${body.bytes.toString().slice(0, PRINTED_BODY)}`
    : '';
  return `seed ${seed}: ${nameOf(endpoint)} by ${caller}\n  ${path.slice(0, PRINTED_BODY)} ${JSON.stringify(headers)}${shown}\n`;
}

async function run(options: Options): Promise<boolean> {
  console.log(`${describeMachine()}\n${options.count} requests from seed ${options.seed}`);
  const env = { ...UNLIMITED, ACCESS_TTL_SECONDS: '86400', SESSION_TTL_SECONDS: '86400' };
  const isClean = await onDatabase('embedded', ({ database, env: own }) =>
    withProduct({ ...env, ...own }, ({ origin }) => fuzz(origin, database.db, options)),
  );
  return isClean === true;
}

async function fuzz(origin: string, db: Database['db'], options: Options): Promise<boolean> {
  const join = memberFactory(callOver(origin), db);
  const joinThree = async () => ({ writer: await join(), mate: await join(), outsider: await join() });
  const agent = new Agent({ keepAlive: true, maxSockets: SENDERS });
  const report = createReport(options);
  const health = watchHealth(origin, report.noteHealth);
  const until = Date.now() + options.limit;
  const end = options.seed + options.count;

  let members = await joinThree();
  await makeSigningKey(origin, members.writer, await createWorld(db, members));
  await sendPictures(origin, report.fail);
  await sendRaw(origin);
  for (let first = options.seed; first < end && Date.now() < until; first += PER_WORLD) {
    if (first > options.seed && (first - options.seed) % PER_MEMBERS === 0) members = await joinThree();
    const sender = { origin, agent, members, world: await createWorld(db, members) };
    await sendRange(sender, report, { first, end: Math.min(end, first + PER_WORLD) });
  }
  await health.stop();
  agent.destroy();

  const failures = report.print();
  console.log(`longest wait of ${health.calls()} health calls: ${health.longest().toFixed(2)} ms`);
  const isComplete = report.sent() === options.count;
  if (!isComplete) console.log(`Stopped at the time limit after ${report.sent()} requests.`);
  return isComplete && failures === 0;
}

/**
 * Creates the signing key beforehand: an installation creates it with its first credential, which takes half a second.
 */
async function makeSigningKey(origin: string, { token }: TestMember, { published }: World) {
  const { code } = await callOver(origin)('POST', `/api/archive/${published}/credential`, { token });
  if (code !== 200) throw new Error(`The first credential answered ${code}.`);
}

/** Sends requests over several connections, each sending its next request after the response to the last. */
async function sendRange(sender: Sender, report: Report, { first, end }: { first: number; end: number }) {
  let next = first;
  async function sendAll() {
    while (next < end) {
      const seed = next;
      next += 1;
      const hostile = requestOf(seed);
      report.running.add(seed);
      report.note(seed, hostile, await send(sender, hostile));
      report.running.delete(seed);
    }
  }
  await Promise.all(Array.from({ length: SENDERS }, sendAll));
}

async function main() {
  const isClean = await run(readOptions());
  process.exitCode = isClean ? 0 : 1;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
