import { setTimeout as pause } from 'node:timers/promises';
import { describeTally, type Attack, type Press, type Scene, type Tally } from './attack';
import { pressConnections } from './connections';
import { pressDrawings, pressPdfs } from './drawings';
import { pressForms } from './forms';
import { residentByProcess, residentMb } from './memory';
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
/** Memory is back after a minute, in which unused PDF threads end (PRESS-13, server/lib/pdf/makePdf.ts). */
const REST_MS = 90_000;
const METRICS_PORT = 3163;

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

/** The figures of V8 that explain the memory of the server's process. */
const HEAP = {
  heap: 'nodejs_heap_size_total_bytes',
  used: 'nodejs_heap_size_used_bytes',
  external: 'nodejs_external_memory_bytes',
};

/** Such as `191, 66 MB by process; heap 90, used 70, external 10 MB`. */
async function describeMemory(pid: number): Promise<string> {
  const metrics = await (await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)).text();
  const megabytesOf = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(metrics)?.[1]) / KB / KB;
  const heap = Object.entries(HEAP).map(([word, name]) => `${word} ${megabytesOf(name).toFixed(0)}`);
  const processes = residentByProcess(pid).map((mb) => mb.toFixed(0));
  return `${processes.join(', ')} MB by process; ${heap.join(', ')} MB`;
}

export const mix: Attack = {
  name: 'mix',
  about: `all of them in turns for ${MINUTES} minutes (PRESSURE_MINUTES)`,
  env: { METRICS_PORT: String(METRICS_PORT) },
  async run(scene) {
    const { product } = scene;
    const { pid } = product;
    const before = residentMb(pid);
    console.log(`  memory before: ${await describeMemory(pid)}`);
    const logBefore = product.logged();
    const begun = Date.now();
    const tallies = await pressAll(scene, begun + MINUTES * 60_000);
    const during = scene.probe.between(begun, Date.now());
    console.log(`  memory at the end: ${await describeMemory(pid)}`);
    await pause(REST_MS);
    console.log(`  memory ${REST_MS / 1_000} s later: ${await describeMemory(pid)}`);
    for (const [name, tally] of tallies) console.log(`  ${name}: ${describeTally(tally)}`);
    console.log(`  ${describePhase(during)}`);
    const [grown, written] = [residentMb(pid) - before, product.logged() - logBefore];
    const allowed = LOG.bytes * Math.max(1, MINUTES / LOG.minutes);
    const errors = [...tallies.values()].reduce((total, tally) => total + (tally.get(500) ?? 0), 0);
    return [
      {
        row: 'PRESS-16',
        limit: `${MINUTES} minutes of the mix: memory ends within ${GROWTH_MB} MB of its start and the caches' ${CACHES_MB} MB`,
        measured: `+${grown.toFixed(0)} MB (from ${before.toFixed(0)})`,
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
