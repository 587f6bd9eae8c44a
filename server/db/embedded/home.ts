import { mkdir, mkdtemp, rmdir, stat, symlink } from 'node:fs/promises';
import path from 'node:path';
import { makeCrossable, realPath, unlessCode } from './folders';
import { canReach, chooseRunner, isRoot, type Runner } from './runner';

/** The folder for databases of root whose own folder is not accessible to other users. */
export const SYSTEM_FOLDER = '/var/lib/teamieum';

export interface Home {
  /** The folder that contains the database (`data`), its socket (`run`) and its log, without symbolic links. */
  folder: string;
  runner: Runner;
}

/**
 * Finds or creates the database's folder, `db` in the data folder. If the user who runs the server for root cannot
 * enter it (for example below a home directory with mode 700), the folder is in /var/lib/teamieum and `db` is a link to
 * it. Root's folders stay owned by root, only their content belongs to that user.
 * @throws Error with a sentence when the folder cannot be used
 */
export async function openHome(dataDir: string): Promise<Home> {
  await mkdir(dataDir, { recursive: true });
  const door = path.join(dataDir, 'db');
  const folder = (await realPath(door)) ?? (await makeHome(door));
  const runner = await chooseRunner(folder);
  await refuseStranger(folder);
  if (await canReach(runner, folder)) return { folder, runner };
  throw new Error(
    `${folder} is closed to user ${runner.uid}, who runs the database; please open the folders above it.`,
  );
}

async function refuseStranger(folder: string) {
  const { uid } = await stat(folder);
  if (isRoot() || uid === process.getuid?.()) return;
  throw new Error(
    `${folder} belongs to user ${uid}; please start as that user or as root, or choose another DATA_DIR.`,
  );
}

async function makeHome(door: string): Promise<string> {
  const runner = await chooseRunner(door);
  if (!(await canReach(runner, path.dirname(door)))) await makeElsewhere(door);
  else await makeCrossable(door);
  return (await realPath(door)) ?? door;
}

async function makeElsewhere(door: string) {
  await makeCrossable(SYSTEM_FOLDER);
  const folder = await freshFolder(path.join(SYSTEM_FOLDER, path.basename(path.dirname(path.resolve(door)))));
  await makeCrossable(folder);
  // Two apps may start concurrently: the first link wins.
  await symlink(folder, door).catch(async (error: unknown) => {
    await rmdir(folder);
    unlessCode('EEXIST')(error);
  });
}

/** The folder with that name, or with a suffix when another data folder of the same name uses it. */
async function freshFolder(wanted: string): Promise<string> {
  try {
    await mkdir(wanted);
    return wanted;
  } catch (error) {
    unlessCode('EEXIST')(error);
    return mkdtemp(`${wanted}-`);
  }
}
