import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

const FOLDER = 'docs/benchmarks';

/** Writes a plot for docs/benchmarks.md. */
export async function writePlot(name: string, svg: string): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  const file = path.join(FOLDER, `${name}.svg`);
  await writeFile(file, svg);
  console.log(`drawn: ${file}`);
}
