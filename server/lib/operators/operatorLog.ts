import { type Insertable, type Kysely } from 'kysely';
import { type Tables } from '../../db/tables';

/** A row of the log, without the id. */
export type NewLogRow = Insertable<Tables['operator_log']>;

/** Writes what an operator did, in the transaction of the act (D138). */
export async function addToLog(trx: Kysely<Tables>, row: NewLogRow): Promise<void> {
  await trx.insertInto('operator_log').values(row).execute();
}
