import { chmod, lchown, mkdir, realpath } from 'node:fs/promises';
import { errorCode } from '../errorCode';
import { isRoot, type Runner } from './runner';

/**
 * A folder of this process's user that others may traverse but not list, so that the runner reaches its own folder
 * inside.
 */
export async function makeCrossable(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  if (isRoot()) await chmod(folder, 0o711);
}

/** A folder that only the runner (and root) may enter; an existing one is not changed. */
export async function makePrivate(folder: string, { uid, gid }: Runner): Promise<void> {
  await mkdir(folder, { mode: 0o700 }).catch(unlessCode('EEXIST'));
  if (uid !== undefined && gid !== undefined) await lchown(folder, uid, gid);
}

/** The real path of a path; undefined when it does not exist. */
export function realPath(link: string): Promise<string | undefined> {
  return realpath(link).catch(unlessCode('ENOENT'));
}

/** For `catch`: ignores errors with these codes and throws all others. */
export function unlessCode(...codes: string[]) {
  return (error: unknown): undefined => {
    if (!codes.includes(errorCode(error))) throw error;
  };
}
