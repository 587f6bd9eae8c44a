import { readFileSync } from 'node:fs';
import { type Benchmark } from '../benchmark';
import { describeMachine } from '../machine';
import { onDatabase } from '../onDatabase';
import { toTable } from '../table';
import { withProduct, type Product } from '../withProduct';
import { amounts } from './amounts';
import { type Attack, type Check } from './attack';
import { connections } from './connections';
import { drawings, pdfs } from './drawings';
import { forms } from './forms';
import { mix } from './mix';
import { pages } from './pages';
import { pictures } from './pictures';
import { pipelining } from './pipelining';
import { startProbe } from './probe';
import { recovery } from './recovery';
import { KB } from './sizes';
import { stops } from './stop';
import { createPressureWorld, type PressureWorld } from './world';

/** To add an attack, create a file beside this one and list it here. */
const ATTACKS: readonly Attack[] = [
  ...[pipelining, pages, ...pictures, forms, drawings, pdfs, amounts, recovery, connections],
  ...stops,
  mix,
];

/** Members whose logins the probe makes. */
const PROBED = 20;

/** Attacks of a hostile visitor within the default limits, each beside the calls of another visitor. */
export const pressureBenchmark: Benchmark = {
  name: 'pressure',
  about: `what one hostile visitor can do to the others (${ATTACKS.map(({ name }) => name).join(',')}); needs a build`,
  async run(choice) {
    const attacks = chosen(choice);
    console.log(`${describeMachine()}\n`);
    warnOfLoopback();
    const checks = await onDatabase('embedded', async ({ database: { db }, env }) => {
      const world = await createPressureWorld(db, env['DATA_DIR'] ?? '');
      const all: Check[] = [];
      for (const attack of attacks) all.push(...(await measure(attack, world, env)));
      return all;
    });
    report(checks ?? []);
  },
};

/** The largest packet of Ethernet in bytes. */
const ETHERNET = 1_500;

/**
 * The loopback's packets of 64 KB make the kernel reserve megabytes for each client that reads nothing, until the memory
 * of TCP on the machine, of both ends, is used up and every connection waits for seconds. No network does that.
 */
function warnOfLoopback(): void {
  const mtu = Number(readFileSync('/sys/class/net/lo/mtu', 'utf8'));
  if (mtu > ETHERNET) console.log(`The loopback has packets of ${mtu} bytes. First: ip link set lo mtu ${ETHERNET}\n`);
}

/** A name stands for all that begin with it. @throws Error for an unknown name */
function chosen(choice?: string): readonly Attack[] {
  if (choice === undefined) return ATTACKS;
  return choice.split(',').flatMap((name) => {
    const found = ATTACKS.filter((attack) => attack.name.startsWith(name));
    if (found.length === 0)
      throw new Error(`There is no attack ${name}: ${ATTACKS.map((one) => one.name).join(', ')}.`);
    return found;
  });
}

/** Measures an attack on a process of its own, with the default limits and without a proxy. */
function measure(attack: Attack, world: PressureWorld, env: Record<string, string>): Promise<Check[]> {
  console.log(`${attack.name}: ${attack.about}`);
  async function run(product: Product) {
    const probe = await startProbe({ origin: product.origin, members: world.credentials.slice(0, PROBED) });
    try {
      const checks = await attack.run({ product, world, probe });
      for (const { row, limit, measured, holds } of checks) {
        console.log(`  ${holds ? 'holds' : 'FAILS'} ${row} ${limit}: ${measured}`);
      }
      console.log(`  ${(product.logged() / KB).toFixed(1)} KB of log`);
      return checks;
    } finally {
      await probe.stop();
    }
  }
  return withProduct({ ...env, TRUST_PROXY: 'off', ...attack.env }, run, attack.program);
}

function report(checks: readonly Check[]): void {
  const rows = checks.map(({ row, limit, measured, holds }) => [row, limit, holds ? 'holds' : 'FAILS', measured]);
  console.log(`\n${toTable(['row', 'limit', '', 'measured'], rows)}`);
  if (checks.some(({ holds }) => !holds)) process.exitCode = 1;
}
