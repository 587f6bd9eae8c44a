import { Session } from 'node:inspector/promises';
import '../server/app/main';

const inspector = new Session();
inspector.connect();

/** The product. On SIGUSR2 it collects all garbage, gives free pages of the heap back, and prints its memory usage. */
process.on('SIGUSR2', () => {
  // Unlike `gc()`, which leaves the heap as large as it has been.
  void inspector.post('HeapProfiler.collectGarbage').then(() => {
    const { heapUsed, external, rss } = process.memoryUsage();
    console.log(`memory ${JSON.stringify({ used: heapUsed + external, rss })}`);
  });
});
