import { sql, type Transaction } from 'kysely';
import { type Tables } from '../../db/tables';
import { type TargetRef } from './caseTargets';

/** Makes reports and measures of one target follow each other until the transaction ends; taken before any row. */
export async function lockCase(trx: Transaction<Tables>, { target, id }: TargetRef): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`case ${target} ${id}`}, 0))`.execute(trx);
}
