import { type Kysely } from 'kysely';
import { inTransaction } from '../../db/inTransaction';
import { type Tables, type Trx } from '../../db/tables';
import { type Expiry } from '../../lib/jobs/housekeeping';
import { lockProject, type LockedProjectRow } from '../post';

/** Posts per query; housekeeping repeats the query until none is left. */
export const BATCH = 200;

interface PostJob {
  /** The due posts; `act` must remove a post from them. */
  find: (db: Kysely<Tables>, at: Date) => Promise<{ id: number }[]>;
  /** Processes one locked post after a second check. @returns false when it is no longer due */
  act: (trx: Trx, project: LockedProjectRow, at: Date) => Promise<boolean>;
}

/**
 * A job whose every action happens once, in a transaction with the post locked: a change that is committed meanwhile
 * takes precedence. After an outage the missed actions are done at once.
 */
export function eachPost({ find, act }: PostJob): Expiry {
  return async (db, at) => {
    let done = 0;
    for (const { id } of await find(db, at)) {
      const acted = await inTransaction(db, async (trx) => {
        const project = await lockProject(trx, id);
        // The timers of a hidden post are paused and restart when it is restored (D133).
        return project !== undefined && !project.hidden_at && act(trx, project, at);
      });
      if (acted) done += 1;
    }
    return done;
  };
}

/** The target of a notice about a post. */
export const noticeTarget = ({ id }: Pick<LockedProjectRow, 'id'>) => ({ kind: 'project' as const, id });
