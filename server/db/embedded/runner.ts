import { stat } from 'node:fs/promises';
import path from 'node:path';

/** The user the server runs as; empty means the user of this process. */
export interface Runner {
  uid?: number;
  gid?: number;
}

/** PostgreSQL refuses to run as root. This is `nobody` on nearly all systems, and it need not have a name. */
const NOBODY: Runner = { uid: 65_534, gid: 65_534 };

export const isRoot = () => process.getuid?.() === 0;

/** As root, the server runs as the owner of an existing database, otherwise as `nobody`. */
export async function chooseRunner(home: string): Promise<Runner> {
  if (!isRoot()) return {};
  return (await ownerOf(path.join(home, 'data'))) ?? (await ownerOf(home)) ?? NOBODY;
}

async function ownerOf(folder: string): Promise<Runner | undefined> {
  const found = await stat(folder).catch(() => undefined);
  return found && found.uid !== 0 ? { uid: found.uid, gid: found.gid } : undefined;
}

/** Whether the runner may enter a folder (or execute a file), according to the modes of the folders above it. */
export async function canReach(runner: Runner, target: string): Promise<boolean> {
  if (runner.uid === undefined) return true;
  const { mode, uid, gid } = await stat(target);
  const othersOrGroup = gid === runner.gid ? 0o010 : 0o001;
  const execute = uid === runner.uid ? 0o100 : othersOrGroup;
  const parent = path.dirname(target);
  return (mode & execute) !== 0 && (parent === target || canReach(runner, parent));
}
