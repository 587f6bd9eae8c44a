import { createWorkerProcess } from './workerProcess';

const UNLIMITED = { cpuMs: 60_000, memory: Infinity, clockMs: 60_000, checkEveryMs: 50, reusedMemory: Infinity };

it('kills a process that is not ready in time, and refuses its job', async () => {
  const source = 'server/lib/uploads/imageWorker.ts';
  const worker = createWorkerProcess({ name: 'anyWorker', source, limits: { ...UNLIMITED, hungMs: 50 } });
  await expect(worker.run({})).rejects.toThrow('The process anyWorker ended while it started.');
  await expect(worker.start()).rejects.toThrow('The process anyWorker ended while it started.');
});
