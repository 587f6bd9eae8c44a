import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

const FOLDER = 'docs/benchmarks';

/** Keeps a plot where docs/benchmarks.md shows it. */
export async function writePlot(name: string, svg: string): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  const file = path.join(FOLDER, `${name}.svg`);
  await writeFile(file, svg);
  console.log(`drawn: ${file}`);
}
