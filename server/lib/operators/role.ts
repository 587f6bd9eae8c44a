import { type Kysely } from 'kysely';
import { type Tables } from '../../db/tables';

/** The flag of the role in session responses: `operator: true`, or no field. */
export const roleFlag = (role: string | undefined): { operator?: true } =>
  role === 'OPERATOR' ? { operator: true } : {};

/** The role of a member, read without the cache. */
export async function readRole(db: Kysely<Tables>, memberId: number) {
  const row = await db.selectFrom('member').select('account_role').where('id', '=', memberId).executeTakeFirst();
  return row?.account_role;
}
