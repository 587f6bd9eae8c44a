import { DatabaseUnavailable } from '../../db/databaseErrors';
import { type Storage } from './storage';

/**
 * Runs work that stores files and adds every key to `stored` before it is stored. When the work fails, the files are
 * removed again, unless the connection to the database was lost: then the commit may have succeeded, and unreferenced
 * files are swept later (decision 0009).
 */
export async function storingFiles<T>(storage: Storage, work: (stored: string[]) => Promise<T>): Promise<T> {
  const stored: string[] = [];
  try {
    return await work(stored);
  } catch (error) {
    // Files that cannot be removed now are swept later; the original error is thrown.
    if (!(error instanceof DatabaseUnavailable)) await storage.remove(stored).catch(() => undefined);
    throw error;
  }
}
