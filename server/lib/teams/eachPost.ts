import { type Kysely } from 'kysely';
import { type Tables } from '../../db/tables';
import { type Expiry } from '../jobs/housekeeping';
import { lockProject, type LockedProjectRow, type Trx } from './lockProject';

/** Posts per look; housekeeping looks again until none is left. */
export const BATCH = 200;

/** So many milliseconds before an instant. */
export const before = (at: Date, ms: number) => new Date(at.getTime() - ms);

interface PostJob {
  /** The posts that are due; none that `act` has dealt with. */
  find: (db: Kysely<Tables>, at: Date) => Promise<{ id: number }[]>;
  /** Deals with one of them, locked, after looking again. @returns false when it was not due any more */
  act: (trx: Trx, project: LockedProjectRow, at: Date) => Promise<boolean>;
}

/**
 * A job whose every act happens once, in a transaction of its own with the post locked: whoever changed the post in
 * between has decided. After an outage what was missed is done at once.
 */
export function eachPost({ find, act }: PostJob): Expiry {
  return async (db, at) => {
    let done = 0;
    for (const { id } of await find(db, at)) {
      const acted = await db.transaction().execute(async (trx) => {
        const project = await lockProject(trx, id);
        // The clocks of a hidden post stand still and start anew on restoring (D133).
        return project !== undefined && !project.hidden_at && act(trx, project, at);
      });
      if (acted) done += 1;
    }
    return done;
  };
}

/** What a notice about a post is about. */
export const noticeTarget = ({ id }: Pick<LockedProjectRow, 'id'>) => ({ kind: 'project' as const, id });
