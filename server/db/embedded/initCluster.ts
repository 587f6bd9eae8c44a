import { rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { flushFolder } from '../../lib/storage/flushFolder';
import { makePrivate, unlessCode } from './folders';
import { type Home } from './home';
import { runProgram } from './runProgram';
import { temporaryFolder } from './temporaryFolder';

/** Sorted by code point, which orders Hangul correctly, with the same case folding on every platform. */
const OPTIONS = [
  '--username=postgres',
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--auth-local=trust',
  '--auth-host=reject',
  '--no-instructions',
];

/**
 * Creates the database files once: in a temporary folder that is then renamed, so a killed process leaves no partial
 * database, and one of two concurrent processes wins.
 * @returns the folder of the files
 */
export async function initCluster({ folder, runner }: Home, binaries: string): Promise<string> {
  const data = path.join(folder, 'data');
  if (await stat(data).catch(unlessCode('ENOENT'))) return data;

  const temporary = await temporaryFolder(data);
  await makePrivate(temporary, runner);
  await runProgram(path.join(binaries, 'bin/initdb'), ['-D', temporary, ...OPTIONS], runner, folder);
  await rename(temporary, data).catch(async (error: unknown) => {
    await rm(temporary, { recursive: true });
    unlessCode('ENOTEMPTY', 'EEXIST')(error);
  });
  await flushFolder(folder);
  return data;
}
