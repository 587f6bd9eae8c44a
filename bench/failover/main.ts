import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { callOver } from '../../server/app/testing/callOver';
import { memberFactory, type TestMember } from '../../server/app/testing/member';
import { createPayload } from '../../server/app/testing/samplePayload';
import { describeMachine } from '../machine';
import { makeDataFolder } from '../makeDataFolder';
import { toTable } from '../table';
import { createApp, type App } from './app';
import { CASES, type FailureCase } from './cases';
import { createCluster, DATABASE_URL, describeVersions, type Cluster } from './cluster';
import { requirePrograms } from './findPrograms';
import { startWriters, type Outcome } from './writers';

/** Acknowledged writes before a failure and after it. */
const WARM_UP = 200;
const AFTERWARDS = 500;
/** Milliseconds: longer than Patroni's ttl, so a change of primary it causes falls into the case. */
const OBSERVED = 30_000;
const WRITE_LIMIT = 120_000;
/** Milliseconds: two rounds of Patroni. */
const REJOINED = 10_000;
/** Milliseconds that the cluster may be without a primary. */
const GAP_LIMIT = 30_000;

interface Result extends Outcome {
  failure: FailureCase;
  project: number;
  appRestarted: boolean;
}

async function run(failure: FailureCase, cluster: Cluster, app: App, member: TestMember): Promise<Result> {
  await cluster.healed();
  const call = callOver(app.origin);
  const { data: project } = await call<number>('POST', '/api/projects', { token: member.token, json: createPayload() });
  const pid = app.pid();
  const writers = startWriters(app.origin, member, project);
  await writers.more(WARM_UP, WRITE_LIMIT);
  const repair = await failure.fail(cluster, app);
  await sleep(OBSERVED);
  await writers.more(AFTERWARDS, WRITE_LIMIT);
  // The failed member returns under load: a former primary that still considers itself the primary must not accept
  // writes.
  await repair();
  await sleep(REJOINED);
  await writers.more(AFTERWARDS, WRITE_LIMIT);
  const outcome = await writers.end();
  return { ...outcome, failure, project, appRestarted: app.pid() !== pid || !app.isRunning() };
}

async function readComments(project: number): Promise<Set<string>> {
  const client = new Client({ connectionString: DATABASE_URL });
  await client.connect();
  try {
    const text = 'select content from project_comment where project_id = $1';
    const { rows } = await client.query<{ content: string }>(text, [project]);
    return new Set(rows.map(({ content }) => content));
  } finally {
    await client.end();
  }
}

const seconds = (milliseconds: number) => (milliseconds / 1_000).toFixed(1);

const HEAD = [
  'failure',
  'acknowledged',
  'lost',
  'longest time without a write, s',
  'slowest call, s',
  '503',
  'other failures',
  'stored, not acknowledged',
  'app restarted',
];

function toRow({ failure, acknowledged, others, appRestarted, ...result }: Result, stored: number, lost: number) {
  const other = [...others].map(([what, count]) => `${count} × ${what}`).join(', ') || 'none';
  return [
    failure.name,
    acknowledged.length,
    lost,
    Number(seconds(result.longestGap)),
    Number(seconds(result.slowestCall)),
    result.unavailable,
    other,
    stored - (acknowledged.length - lost),
    appRestarted ? 'yes' : 'no',
  ];
}

function findProblems({ failure, longestGap, others, appRestarted }: Result, lost: number): string[] {
  const problems: [boolean, string][] = [
    [lost > 0, `${lost} acknowledged writes are lost`],
    [longestGap > GAP_LIMIT, `no write for ${seconds(longestGap)} s`],
    [!failure.endsApp && appRestarted, "the app's process ended"],
    [!failure.endsApp && others.size > 0, 'responses other than 200 and 503'],
  ];
  return problems.filter(([isThere]) => isThere).map(([, problem]) => `${failure.name}: ${problem}.`);
}

/** Reads the comments after the last case, since a write must survive every later failure as well. */
async function report(results: readonly Result[], app: App): Promise<boolean> {
  const rows = [];
  const problems: string[] = [];
  for (const result of results) {
    const stored = await readComments(result.project);
    const lost = result.acknowledged.filter((content) => !stored.has(content)).length;
    rows.push(toRow(result, stored.size, lost));
    problems.push(...findProblems(result, lost));
  }
  if (/unhandled|uncaught/i.test(await app.printed())) problems.push('The app printed an unhandled error.');
  console.log(`\n${toTable(HEAD, rows)}\n`);
  for (const problem of problems) console.error(problem);
  return problems.length === 0;
}

/** @param wanted part of the names of the cases to run; without it, all cases run */
async function main([wanted = '']: readonly string[]) {
  requirePrograms();
  const folder = await makeDataFolder('failover');
  const cluster = await createCluster(folder);
  const app = createApp(folder);
  const stop = async () => {
    await app.kill();
    await cluster.stop();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void stop().finally(() => process.exit(130)));
  }
  console.log(`${new Date().toISOString().slice(0, 10)} · ${describeMachine()}\n${describeVersions()}\n`);
  try {
    console.log('Building the cluster …');
    await cluster.start();
    await app.start();
    const member = await memberFactory(callOver(app.origin))();
    const results: Result[] = [];
    for (const failure of CASES.filter(({ name }) => name.includes(wanted))) {
      console.log(`${failure.name} …`);
      results.push(await run(failure, cluster, app, member));
    }
    await cluster.healed();
    if (!(await report(results, app))) process.exitCode = 1;
  } catch (error) {
    process.exitCode = 1;
    console.error(error);
  } finally {
    await stop();
    if (process.exitCode) console.error(`Logs: ${folder}`);
    else await rm(folder, { recursive: true, force: true });
  }
}

await main(process.argv.slice(2));
