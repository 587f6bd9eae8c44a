import { authBenchmark } from './auth';
import { type Benchmark } from './benchmark';
import { commentsBenchmark } from './comments';
import { growthBenchmark } from './growth';
import { listBenchmark } from './list';
import { uploadsBenchmark } from './uploads';
import { pagesBenchmark } from './pages';
import { plansBenchmark } from './plans';
import { streamsBenchmark } from './streams';

/** A new benchmark is a file beside this one and a name here. */
const BENCHMARKS: readonly Benchmark[] = [
  listBenchmark,
  growthBenchmark,
  plansBenchmark,
  authBenchmark,
  pagesBenchmark,
  streamsBenchmark,
  commentsBenchmark,
  uploadsBenchmark,
];

async function run(name: string | undefined) {
  const benchmark = BENCHMARKS.find((one) => one.name === name);
  if (benchmark) return benchmark.run();
  console.log('Usage: npm run bench -- <name>\n');
  for (const one of BENCHMARKS) console.log(`  ${one.name}  ${one.about}`);
  process.exitCode = 1;
}

run(process.argv[2]).catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
