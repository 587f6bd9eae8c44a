import { DatabaseUnavailable } from '../../db/databaseErrors';
import { type Storage } from './storage';

/**
 * Runs work that stores files and names every key in `stored` at the latest when it is stored. When the work fails, by
 * its transaction or otherwise, nothing of them stays; except when the database was lost, for then nobody knows whether
 * it committed: what no row names is swept later (decision 0009).
 */
export async function storingFiles<T>(storage: Storage, work: (stored: string[]) => Promise<T>): Promise<T> {
  const stored: string[] = [];
  try {
    return await work(stored);
  } catch (error) {
    // What cannot be removed now is swept later too; the member is told the reason that counts.
    if (!(error instanceof DatabaseUnavailable)) await storage.remove(stored).catch(() => undefined);
    throw error;
  }
}
