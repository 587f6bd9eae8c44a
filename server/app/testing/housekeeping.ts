import { type Kysely } from 'kysely';
import { type Tables } from '../../db/tables';
import { createHousekeeping, type Expiry } from '../../lib/jobs/housekeeping';

/**
 * Runs a round of housekeeping, as another process would, with a clock that is ahead by so many milliseconds.
 * @returns whether it ran: no round runs while another one holds the lock
 * @throws the error of a failed job
 */
export const runHousekeeping = (db: Kysely<Tables>, expiries: readonly Expiry[], ahead = 0): Promise<boolean> =>
  createHousekeeping({
    db,
    now: () => Date.now() + ahead,
    expiries,
    jobs: [],
    onFailure: (error) => {
      throw error;
    },
  }).run();
