import { sql, type Kysely } from 'kysely';
import { type Tables } from '../../db/tables';
import { isKnownTo } from './blocks.repository';

/**
 * The ids of the members with these nicknames, by `nameKey`.
 * @param askerId excludes members with a block between them and this member (D135)
 */
export async function findMembersByNickname(
  db: Kysely<Tables>,
  keys: readonly string[],
  askerId?: number,
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('member')
    .select(['id', 'nickname_key'])
    .where('nickname_key', '=', sql<string>`any(${keys}::text[])`)
    .$if(askerId !== undefined, (query) => query.where(isKnownTo(askerId!)))
    .execute();
  return new Map(rows.map(({ id, nickname_key }) => [nickname_key ?? '', id]));
}
