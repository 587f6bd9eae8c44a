import { type Kysely } from 'kysely';
import { type Tables } from '../../server/db/tables';
import { load, type Measurement } from '../load';
import { cpuSecondsOf } from '../cpuSeconds';
import { sendRequest } from '../sendRequest';
import { type BareRoute } from '../startBare';
import { type Product } from '../withProduct';
import { someCalls } from './calls';
import { type Case } from './case';
import { type World } from './world';

/** Long enough to warm up caches and sessions. */
const WARM_UP_SECONDS = 3;
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 2);
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 3);

/** The bare route sends the response of median length out of this many. */
const SAMPLES = 5;

export interface Bench {
  db: Kysely<Tables>;
  world: World;
  product: Product;
  bare: BareRoute;
}

export interface CaseResult {
  product: Measurement;
  bare: Measurement;
  /** Requests per second as a share of those of the bare route: the median of the rounds. */
  ofBare: number;
  /** Milliseconds of CPU time of the product's process per request. */
  cpu: number;
}

/**
 * Measures a case and the bare route in turns, so that other load on the machine affects both alike. Returns the median
 * round.
 */
export async function measureCase(one: Case, bench: Bench, connections: number): Promise<CaseResult> {
  await giveBytes(one, bench);
  await measureProduct(one, bench, connections, WARM_UP_SECONDS);
  const rounds: CaseResult[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const bare = await send(one, bench, { origin: bench.bare.origin, connections, seconds: SECONDS });
    const { cpu, ...product } = await measureProduct(one, bench, connections, SECONDS);
    rounds.push({ product, bare, cpu, ofBare: product.requestsPerSecond / bare.requestsPerSecond });
  }
  const [middle] = rounds.sort((a, b) => a.ofBare - b.ofBare).slice(Math.floor(ROUNDS / 2));
  if (!middle) throw new Error('BENCH_ROUNDS must be 1 or more.');
  return { ...middle, product: { ...middle.product, refused: sum(rounds.map(({ product }) => product.refused)) } };
}

async function measureProduct(one: Case, bench: Bench, connections: number, seconds: number) {
  const { product } = bench;
  const before = cpuSecondsOf(product.pid);
  const measured = await send(one, bench, { origin: product.origin, connections, seconds });
  return { ...measured, cpu: (1000 * (cpuSecondsOf(product.pid) - before)) / measured.requests };
}

async function send(one: Case, { db, world }: Bench, target: { origin: string; connections: number; seconds: number }) {
  await one.prepare?.(db, world);
  return load({ ...target, callsOf: () => someCalls(one, world, target.connections) });
}

async function giveBytes(one: Case, { db, world, product, bare }: Bench): Promise<void> {
  await one.prepare?.(db, world);
  const calls = someCalls(one, world, 1).slice(0, SAMPLES);
  const responses = await Promise.all(calls.map((call) => sendRequest(product.origin, call)));
  const refused = responses.find(({ status }) => status !== 200);
  if (refused)
    throw new Error(`${calls[responses.indexOf(refused)]?.path}: ${refused.status} ${refused.bytes.toString()}`);
  const [middle] = responses.sort((a, b) => a.bytes.length - b.bytes.length).slice(Math.floor(SAMPLES / 2));
  if (middle) await bare.give(middle);
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
