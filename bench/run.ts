import { authBenchmark } from './auth';
import { type Benchmark } from './benchmark';
import { commentsBenchmark } from './comments';
import { dayBenchmark } from './day/day';
import { deskBenchmark } from './desk';
import { endpointsBenchmark } from './endpoints/endpoints';
import { growthBenchmark } from './growth';
import { pagesBenchmark } from './pages';
import { pdfBenchmark } from './pdf';
import { plansBenchmark } from './plans';
import { pressureBenchmark } from './pressure/pressure';
import { renderingBenchmark } from './rendering';
import { streamsBenchmark } from './streams';
import { textsBenchmark } from './texts';
import { uploadsBenchmark } from './uploads';

/** To add a benchmark, create a file beside this one and list it here. */
const BENCHMARKS: readonly Benchmark[] = [
  endpointsBenchmark,
  dayBenchmark,
  growthBenchmark,
  plansBenchmark,
  deskBenchmark,
  authBenchmark,
  streamsBenchmark,
  uploadsBenchmark,
  pagesBenchmark,
  renderingBenchmark,
  commentsBenchmark,
  textsBenchmark,
  pdfBenchmark,
  pressureBenchmark,
];

const ALL = 'all';

async function run(name: string | undefined, choice?: string) {
  if (name === ALL) return runAll();
  const benchmark = BENCHMARKS.find((one) => one.name === name);
  if (benchmark) return benchmark.run(choice);
  console.log('Usage: npm run bench -- <name>\n');
  for (const one of BENCHMARKS) console.log(`  ${one.name}  ${one.about}`);
  console.log(`  ${ALL}  each of these, one after the other`);
  process.exitCode = 1;
}

/** A benchmark that fails does not prevent the others. */
async function runAll() {
  for (const one of BENCHMARKS) {
    console.log(`\n# ${one.name}: ${one.about}\n`);
    const begun = performance.now();
    await one.run().catch(reportFailure);
    console.log(`\n${one.name} took ${((performance.now() - begun) / 60_000).toFixed(1)} minutes.`);
  }
}

function reportFailure(error: unknown) {
  console.error(error);
  process.exitCode = 1;
}

run(process.argv[2], process.argv[3]).catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
