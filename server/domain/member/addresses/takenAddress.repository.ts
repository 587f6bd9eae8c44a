import { nameKey } from '@contract/text';
import { sql, type Kysely } from 'kysely';
import { type Tables, type Trx } from '../../../db/tables';
import { emailNorm } from '../../../lib/addresses/emailNorm';

/**
 * Whether an address is another member's: exactly the e-mail of a living one, or by its normal form the confirmed e-mail
 * or the school mail of one (D150a, D151), or a former one that its member may restore (D184).
 * @param memberId the member who asks, whose own addresses are free; undefined while joining
 */
export async function isAddressTaken(db: Kysely<Tables>, address: string, memberId?: number): Promise<boolean> {
  const norm = emailNorm(address);
  const isOther = memberId === undefined ? sql<boolean>`true` : sql<boolean>`member_id <> ${memberId}`;
  const { rows } = await sql`
    select from (
      select id as member_id from member where email_key = ${nameKey(address)}
      union all select id from member where email_norm = ${norm} and email_confirmed_at is not null
      union all select member_id from school_mail where norm = ${norm}
      union all select member_id from email_undo where email_key = ${nameKey(address)} or email_norm(email) = ${norm}
    ) as owner where ${isOther} limit 1
  `.execute(db);
  return rows.length > 0;
}

/** Serialises confirmations of one mailbox, which two tables store, until the transaction ends. */
export async function lockAddress(trx: Trx, address: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`address ${emailNorm(address)}`}, 0))`.execute(trx);
}
