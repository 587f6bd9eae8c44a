import { setTimeout as pause } from 'node:timers/promises';
import { describeTally, type Attack, type Check, type Press, type Scene } from './attack';
import { pressPages } from './pages';
import { pressPdfs } from './drawings';
import { pressPictures } from './pictures';

const PRESSED_MS = 4_000;
const LONGEST_MS = 10_000;

/** Sends SIGTERM while an attack runs. */
async function stopDuring(name: string, press: Press, scene: Scene): Promise<Check> {
  const end = new AbortController();
  const pressing = press(scene, end.signal);
  await pause(PRESSED_MS);
  const begun = performance.now();
  scene.product.signal('SIGTERM');
  const code = await Promise.race([scene.product.ended, pause(30_000, 'still running' as const, { ref: false })]);
  const took = performance.now() - begun;
  end.abort();
  const tally = await pressing;
  return {
    row: 'PRESS-15',
    limit: `SIGTERM during ${name}: exit 0 within 10 s, no 500`,
    measured: `exit ${code} after ${(took / 1_000).toFixed(1)} s; ${describeTally(tally)}`,
    holds: code === 0 && took <= LONGEST_MS && !tally.has(500),
  };
}

const stopping = (name: string, press: Press): Attack => ({
  name: `stop-${name}`,
  about: `SIGTERM during ${name}`,
  run: async (scene) => [await stopDuring(name, press, scene)],
});

export const stops: readonly Attack[] = [
  stopping('pages', pressPages),
  stopping('pictures', pressPictures),
  stopping('pdfs', pressPdfs),
];
