import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import '../server/app/main';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** The product. On SIGUSR2 it prints its memory usage after a garbage collection. */
process.on('SIGUSR2', () => {
  collectGarbage();
  const { heapUsed, external, rss } = process.memoryUsage();
  console.log(`memory ${JSON.stringify({ used: heapUsed + external, rss })}`);
});
