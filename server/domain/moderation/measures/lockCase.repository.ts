import { sql } from 'kysely';
import { type Trx } from '../../../db/tables';
import { type TargetRef } from './caseTargets.repository';

/** Serialises reports and measures of one target until the transaction ends; taken before any row lock. */
export async function lockCase(trx: Trx, { target, id }: TargetRef): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`case ${target} ${id}`}, 0))`.execute(trx);
}
