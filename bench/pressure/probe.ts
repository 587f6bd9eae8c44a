import { once } from 'node:events';
import { fork } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { quantile } from '../quantile';
import { type Credentials } from './world';

/** What another visitor does all the time. */
export const PROBED = ['health', 'list', 'login'] as const;
export type Probed = (typeof PROBED)[number];

/** One call of the probe; the status is 0 without a complete response within ten seconds. */
export interface Sample {
  kind: Probed;
  /** Epoch milliseconds. */
  at: number;
  ms: number;
  status: number;
}

export interface ProbeSettings {
  origin: string;
  members: readonly Credentials[];
}

interface Summary {
  calls: number;
  failed: number;
  p50: number;
  max: number;
}

export type Phase = Record<Probed, Summary>;

export interface Probe {
  /** The calls begun since a time, in epoch milliseconds, and until another one. */
  between(from: number, until: number): Phase;
  stop(): Promise<void>;
}

/**
 * Calls health, a list page and a login every 200 ms, each on a new connection, from addresses that no attack uses. Runs
 * in a process of its own, so that the load of the attack's generator does not delay its clock.
 */
export async function startProbe(settings: ProbeSettings): Promise<Probe> {
  const samples: Sample[] = [];
  const child = fork('bench/pressure/probeProcess.ts', {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, PROBE: JSON.stringify(settings) },
  });
  child.on('message', (sample: Sample) => samples.push(sample));
  const ended = once(child, 'exit');
  await once(child, 'message');
  return {
    between: (from, until) => summaryOf(samples.filter(({ at }) => at >= from && at < until)),
    stop: async () => {
      child.kill();
      await ended;
    },
  };
}

function summaryOf(samples: readonly Sample[]): Phase {
  const of = (kind: Probed): Summary => {
    const own = samples.filter((sample) => sample.kind === kind);
    const times = own.map(({ ms }) => ms);
    return {
      calls: own.length,
      failed: own.filter(({ status }) => status !== 200).length,
      p50: Math.round(quantile(times, 0.5)),
      max: Math.round(Math.max(0, ...times)),
    };
  };
  return { health: of('health'), list: of('list'), login: of('login') };
}

export interface Phases {
  before: Phase;
  during: Phase;
  after: Phase;
}

/** The timeout of a call of the probe in milliseconds. */
export const PATIENCE = 10_000;
const QUIET = 3_000;
const CALM_DOWN = 1_000;

/** Runs an attack between two quiet phases. @returns the probe's figures of the three, and the result of the attack */
export async function beside<Result>(
  probe: Probe,
  attack: () => Promise<Result>,
): Promise<{ phases: Phases; result: Result }> {
  const begun = Date.now();
  await pause(QUIET);
  const attacked = Date.now();
  const result = await attack();
  const ended = Date.now();
  await pause(CALM_DOWN + QUIET);
  const after = Date.now();
  await untilAnswered(probe, ended, after);
  const phases = {
    before: probe.between(begun, attacked),
    during: probe.between(attacked, ended),
    after: probe.between(ended + CALM_DOWN, after),
  };
  for (const [name, phase] of Object.entries(phases)) console.log(`  ${name}: ${describePhase(phase)}`);
  return { phases, result };
}

/** Calls that are still open count, too: waits until each has its response or its timeout. */
async function untilAnswered(probe: Probe, from: number, until: number): Promise<void> {
  const expected = Math.floor((until - from) / 200) - 2;
  const deadline = Date.now() + PATIENCE + 1_000;
  const fewest = () => Math.min(...PROBED.map((kind) => probe.between(from, until)[kind].calls));
  while (fewest() < expected && Date.now() < deadline) await pause(200);
}

/** One line for the terminal. */
export function describePhase({ health, list, login }: Phase): string {
  const text = (name: string, { calls, failed, p50, max }: Summary) =>
    `${name} p50 ${p50} max ${max} ms${failed > 0 ? `, ${failed} of ${calls} failed` : ''}`;
  return [text('health', health), text('list', list), text('login', login)].join(' · ');
}

/** The number of failed calls of all kinds. */
export const failuresIn = ({ health, list, login }: Phase) => health.failed + list.failed + login.failed;
