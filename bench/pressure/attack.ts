import { setTimeout as pause } from 'node:timers/promises';
import { type Product } from '../withProduct';
import { type Phases, type Probe } from './probe';
import { type PressureWorld } from './world';

/** The product under attack. */
export interface Scene {
  product: Product;
  world: PressureWorld;
  probe: Probe;
}

/** One measured row of docs/product/acceptance.md. */
export interface Check {
  row: string;
  /** What was done, and its limit. */
  limit: string;
  measured: string;
  holds: boolean;
}

export interface Attack {
  name: string;
  about: string;
  /** Environment of the product besides the default limits. */
  env?: Record<string, string>;
  /** Replaces the product's main file. */
  program?: string;
  run(scene: Scene): Promise<Check[]>;
}

/** An attack without an end of its own: runs until the signal. @returns the number of responses of each status */
export type Press = (scene: Scene, signal: AbortSignal) => Promise<Tally>;

/** Number of responses by status; 0 stands for none. */
export type Tally = Map<number, number>;

export function count(tally: Tally, status: number): void {
  tally.set(status, (tally.get(status) ?? 0) + 1);
}

/** Such as `200: 31, 404: 2`. */
export function describeTally(tally: Tally): string {
  const parts = [...tally].sort(([a], [b]) => a - b).map(([status, number]) => `${status || 'none'}: ${number}`);
  return parts.join(', ') || 'no answer';
}

const REFUSED_MS = 100;

/** Runs calls one after the other on several lanes until the signal. */
export async function inLanes(
  lanes: number,
  signal: AbortSignal,
  call: (lane: number) => Promise<number>,
): Promise<Tally> {
  const tally: Tally = new Map();
  async function runLane(lane: number) {
    while (!signal.aborted) {
      const status = await call(lane);
      // A connection that is closed with the end of the attack is no refusal.
      if (status !== 0 || !signal.aborted) count(tally, status);
      // A server that is down refuses at once.
      if (status === 0) await pause(REFUSED_MS);
    }
  }
  await Promise.all(Array.from({ length: lanes }, (_, lane) => runLane(lane)));
  return tally;
}

/** Above this quiet time in milliseconds of a health call, other programs keep the processor busy. */
const BUSY_MS = 20;

/** Checks of the probe that every attack shares: nothing of another visitor fails, and health stays quick. */
export function probeCheck(
  row: string,
  what: string,
  { before, during }: Phases,
  limit: { p50?: number; max?: number },
): Check {
  const { health, list, login } = during;
  const failed = health.failed + list.failed + login.failed;
  const isQuick = health.p50 <= (limit.p50 ?? Infinity) && health.max <= (limit.max ?? Infinity);
  const quiet = before.health.p50;
  const busy = quiet > BUSY_MS ? ` (quiet p50 ${quiet} ms: measure again on an idle machine)` : '';
  const bounds = [
    limit.p50 === undefined ? [] : [`p50 ≤ ${limit.p50} ms`],
    limit.max === undefined ? [] : [`max ≤ ${limit.max} ms`],
  ].flat();
  return {
    row,
    limit: `${what}: health ${[...bounds, 'no call fails'].join(', ')}`,
    measured: `p50 ${health.p50}, max ${health.max} ms; ${failed} of ${health.calls + list.calls + login.calls} failed${busy}`,
    holds: isQuick && failed === 0,
  };
}
