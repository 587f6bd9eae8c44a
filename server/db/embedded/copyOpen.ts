import { chmod, copyFile, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { makeCrossable, unlessCode } from './folders';
import { temporaryFolder } from './temporaryFolder';

/**
 * Copies a folder once, readable for everyone. It copies into a temporary folder that is then renamed, so a killed
 * process leaves no partial copy, and one of two concurrent processes wins. Symbolic links are skipped.
 */
export async function copyOpen(from: string, to: string): Promise<void> {
  if (await stat(to).catch(unlessCode('ENOENT'))) return;
  await makeCrossable(path.dirname(to));
  const temporary = await temporaryFolder(to);
  await copyTree(from, temporary);
  await rename(temporary, to).catch(async (error: unknown) => {
    await rm(temporary, { recursive: true });
    unlessCode('ENOTEMPTY', 'EEXIST')(error);
  });
}

async function copyTree(from: string, to: string) {
  await mkdir(to);
  await chmod(to, 0o755);
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const source = path.join(from, entry.name);
    const target = path.join(to, entry.name);
    if (entry.isDirectory()) await copyTree(source, target);
    if (entry.isFile()) await copyReadable(source, target);
  }
}

async function copyReadable(source: string, target: string) {
  const { mode } = await stat(source);
  await copyFile(source, target);
  await chmod(target, mode & 0o100 ? 0o755 : 0o644);
}
