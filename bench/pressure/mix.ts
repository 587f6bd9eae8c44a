import { setTimeout as pause } from 'node:timers/promises';
import { collectedMemory, COLLECTING_SERVER } from '../collectedMemory';
import { type Product } from '../withProduct';
import { describeTally, type Attack, type Press, type Scene, type Tally } from './attack';
import { pressConnections } from './connections';
import { pressDrawings, pressPdfs } from './drawings';
import { pressForms } from './forms';
import { residentByProcess } from './memory';
import { pressPages } from './pages';
import { pressPictures } from './pictures';
import { pressPipelining } from './pipelining';
import { describePhase, failuresIn } from './probe';
import { KB } from './sizes';

const MINUTES = Number(process.env['PRESSURE_MINUTES'] ?? 1);
/** What memory may have gained at the end, besides what the caches hold (docs/benchmarks.md). */
const GROWTH_MB = 150;
/** The limits of the caches of responses and of drawings in memory. */
const CACHES_MB = Number(process.env['PRESSURE_CACHES_MB'] ?? 64);
/** Bytes of log that 13 minutes may write. */
const LOG = { bytes: 100 * KB, minutes: 13 };
/** Memory is back after a minute, in which unused PDF threads end (PRESS-13, server/domain/record/pdf/makePdf.ts). */
const REST_MS = 90_000;

const PRESSES: Record<string, Press> = {
  pipelining: pressPipelining,
  pages: pressPages,
  pictures: pressPictures,
  forms: pressForms,
  drawings: pressDrawings,
  pdfs: pressPdfs,
  connections: pressConnections,
};

/** Runs the attacks two at a time in turns. */
async function pressAll(scene: Scene, end: number): Promise<Map<string, Tally>> {
  const tallies = new Map<string, Tally>();
  const names = Object.keys(PRESSES);
  const slot = Math.max(5_000, Math.round((MINUTES * 60_000) / names.length / 2));
  async function runLane(lane: number) {
    for (let turn = lane; Date.now() < end; turn += 2) {
      const name = names[turn % names.length] ?? '';
      const signal = AbortSignal.timeout(Math.max(1, Math.min(slot, end - Date.now())));
      const begun = Date.now();
      const tally = await PRESSES[name]?.(scene, signal);
      const seconds = Math.round((Date.now() - begun) / 1_000);
      console.log(`  ${name}, ${seconds} s: ${describePhase(scene.probe.between(begun, Date.now()))}`);
      const all = tallies.get(name) ?? new Map<number, number>();
      for (const [status, number] of tally ?? []) all.set(status, (all.get(status) ?? 0) + number);
      tallies.set(name, all);
    }
  }
  await Promise.all([runLane(0), runLane(1)]);
  return tallies;
}

/** Resident memory before and after a garbage collection, such as `191, 66 MB by process; 150, 66 MB collected`. */
async function measureMemory(product: Product) {
  const list = (megabytes: readonly number[]) => megabytes.map((mb) => mb.toFixed(0)).join(', ');
  const before = residentByProcess(product.pid);
  await collectedMemory(product);
  const after = residentByProcess(product.pid);
  return {
    described: `${list(before)} MB by process; ${list(after)} MB collected`,
    collected: after.reduce((total, mb) => total + mb, 0),
  };
}

export const mix: Attack = {
  name: 'mix',
  about: `all of them in turns for ${MINUTES} minutes (PRESSURE_MINUTES)`,
  program: COLLECTING_SERVER,
  async run(scene) {
    const { product } = scene;
    const before = await measureMemory(product);
    console.log(`  memory before: ${before.described}`);
    const logBefore = product.logged();
    const begun = Date.now();
    const tallies = await pressAll(scene, begun + MINUTES * 60_000);
    const during = scene.probe.between(begun, Date.now());
    const atEnd = await measureMemory(product);
    console.log(`  memory at the end: ${atEnd.described}`);
    await pause(REST_MS);
    const after = await measureMemory(product);
    console.log(`  memory ${REST_MS / 1_000} s later: ${after.described}`);
    for (const [name, tally] of tallies) console.log(`  ${name}: ${describeTally(tally)}`);
    console.log(`  ${describePhase(during)}`);
    const [grown, written] = [after.collected - before.collected, product.logged() - logBefore];
    const allowed = LOG.bytes * Math.max(1, MINUTES / LOG.minutes);
    const errors = [...tallies.values()].reduce((total, tally) => total + (tally.get(500) ?? 0), 0);
    return [
      {
        row: 'PRESS-16',
        limit: `${MINUTES} minutes of the mix: memory ends within ${GROWTH_MB} MB of its start and the caches' ${CACHES_MB} MB`,
        measured: `+${grown.toFixed(0)} MB (from ${before.collected.toFixed(0)}), after a garbage collection`,
        holds: grown <= GROWTH_MB + CACHES_MB,
      },
      {
        row: 'PRESS-14',
        limit: `${MINUTES} minutes of the mix write less than ${(allowed / KB).toFixed(0)} KB of log`,
        measured: `${(written / KB).toFixed(1)} KB`,
        holds: written < allowed,
      },
      {
        row: 'PRESS-16',
        limit: 'no call of the probe fails meanwhile, no answer is a 500',
        measured: `${failuresIn(during)} failed, ${errors} of 500; ${describePhase(during)}`,
        holds: failuresIn(during) === 0 && errors === 0,
      },
    ];
  },
};
