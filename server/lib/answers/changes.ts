import { setImmediate, setTimeout } from 'node:timers/promises';
import { createOwnConnection, type OwnConnection } from '../../db/ownConnection';
import { widened, EVERYTHING } from './topics';

/** Milliseconds by the database's clock. Rows are kept much longer (`RETENTION.change`): a transaction takes its time. */
const AWAY_AT_MOST = 5 * 60_000;

/** Milliseconds from look to look: in a crowd each then serves many, and the database has time for other things. */
const PAUSE = 1;

/** The statement is planned once, while the table of changes may be empty: it would be read as a whole ever after. */
const BY_INDEX = 'set enable_seqscan = off';

/** What the database said when it was last asked. */
interface Look {
  /** Which transactions it had committed, as `pg_snapshot`. */
  snapshot: string;
  /** The first transaction it did not know yet. */
  xmax: number;
  /** Epoch milliseconds of its clock. */
  at: number;
  /** When the server started: another one may have another past. */
  server: number;
}

interface Found extends Look {
  topics: string[];
}

/** Told the topics of what was committed since the last call. */
export type OnChange = (topics: readonly string[]) => void;

export type Changes = ReturnType<typeof createChanges>;

/**
 * Hears of every committed change before an answer is given from memory (decision 0020). Nothing is sent to a process:
 * it asks when somebody asks it, once for all who arrive meanwhile.
 */
export function createChanges(url: string) {
  const connection = createOwnConnection(url, 'teamieum changes', BY_INDEX);
  const listeners: OnChange[] = [];
  let last: Look | undefined;
  let lookedAt = 0;
  let gathering: Promise<void> | undefined;
  let asking: Promise<void> | undefined;

  function tell(topics: readonly string[]) {
    for (const listener of listeners) listener(topics);
  }

  async function look(): Promise<void> {
    lookedAt = performance.now();
    const found = await readChanges(connection, last?.snapshot);
    if (!last || !follows(last, found)) tell([EVERYTHING]);
    else if (found.topics.length > 0) tell([...new Set(found.topics.flatMap(widened))]);
    last = found;
  }

  /** Whoever arrives while another look runs, and in the pause after it, is answered by the same look. */
  async function nextLook(): Promise<void> {
    await asking?.catch(() => undefined);
    const pause = lookedAt + PAUSE - performance.now();
    await (pause > 0 ? setTimeout(pause) : setImmediate());
    gathering = undefined;
    asking = look();
    await asking;
  }

  return {
    onChange(listener: OnChange): void {
      listeners.push(listener);
    },

    /**
     * When it resolves, everything that was committed before the call has been told.
     * @throws DatabaseUnavailable when the database cannot be asked
     */
    upToDate(): Promise<void> {
      gathering ??= nextLook();
      return gathering;
    },

    close: () => connection.close(),
  };
}

/** Whether nothing can have been missed between two looks. */
function follows(before: Look, after: Look): boolean {
  return after.server === before.server && after.xmax >= before.xmax && after.at - before.at < AWAY_AT_MOST;
}

const READ = {
  name: 'read changes',
  text: `
    select pg_current_snapshot()::text as snapshot,
      pg_snapshot_xmax(pg_current_snapshot())::text::float8 as xmax,
      extract(epoch from clock_timestamp())::float8 * 1000 as at,
      extract(epoch from pg_postmaster_start_time())::float8 as server,
      array(
        select distinct topic from change, coalesce($1::pg_snapshot, pg_current_snapshot()) as seen
          where xact >= pg_snapshot_xmin(seen) and not pg_visible_in_snapshot(xact, seen)
      ) as topics`,
};

async function readChanges(connection: OwnConnection, since: string | undefined): Promise<Found> {
  const [found] = await connection.query<Found>({ ...READ, values: [since ?? null] });
  if (!found) throw new Error('A statement without a table always gives one row.');
  return found;
}
