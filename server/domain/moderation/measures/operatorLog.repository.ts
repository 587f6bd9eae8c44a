import { sql, type Insertable, type Kysely, type Selectable, type SqlBool } from 'kysely';
import { inTransaction } from '../../../db/inTransaction';
import { type Tables } from '../../../db/tables';

/** A row of the log, without the id. */
export type NewLogRow = Insertable<Tables['operator_log']>;

type LogRow = Selectable<Tables['operator_log']>;

/** Logs an operator's action in its transaction (D138); a line of the server's log is written after the commit. */
export async function addToLog(trx: Kysely<Tables>, row: NewLogRow): Promise<void> {
  const { id } = await trx.insertInto('operator_log').values(row).returning('id').executeTakeFirstOrThrow();
  await trx.insertInto('operator_log_outbox').values({ log_id: id }).execute();
}

/**
 * The condition of log rows that were not taken back: the log is never changed, so a later row names them (D190).
 * @param log the table, or its alias
 */
export const isNotUndone = (log: string) =>
  sql<SqlBool>`not exists (select from operator_log as undo where undo.undoes = ${sql.ref(`${log}.id`)})`;

const BATCH = 100;

/**
 * Writes rows that are not yet lines of the server's log, including those of commands. Each row is written by one
 * process, and once unless that process crashes between the line and the commit.
 */
export async function writeLogLines(db: Kysely<Tables>, write: (line: object) => void): Promise<void> {
  let written: number;
  do {
    written = await inTransaction(db, (trx) => writeRows(trx, write), { once: true });
  } while (written === BATCH);
}

async function writeRows(trx: Kysely<Tables>, write: (line: object) => void): Promise<number> {
  const rows = await takeRows(trx);
  rows.map(toLine).forEach(write);
  return rows.length;
}

async function takeRows(trx: Kysely<Tables>): Promise<LogRow[]> {
  const waiting = trx.selectFrom('operator_log_outbox').select('log_id').orderBy('log_id').limit(BATCH);
  const taken = await trx
    .deleteFrom('operator_log_outbox')
    .where('log_id', 'in', waiting.forUpdate().skipLocked())
    .returning('log_id')
    .execute();
  if (taken.length === 0) return [];
  const ids = taken.map(({ log_id: id }) => id);
  return trx.selectFrom('operator_log').selectAll().where('id', 'in', ids).orderBy('id').execute();
}

/** The row as JSON, with ids and without names. An endless suspension is `null`. */
function toLine({ id, at, actor, action, target, reason, ...row }: LogRow) {
  return {
    id,
    at: at.toISOString(),
    actor,
    actorId: row.actor_id,
    action,
    target,
    targetId: row.target_id,
    memberId: row.member_id,
    reason,
    until: row.until_at instanceof Date ? row.until_at.toISOString() : null,
  };
}
