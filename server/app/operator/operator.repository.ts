import { type Kysely } from 'kysely';
import { type Tables } from '../../db/tables';

export interface FoundMember {
  id: number;
  nickname: string;
  username: string;
}

const members = (db: Kysely<Tables>) =>
  db.selectFrom('member').select(['id', 'nickname', 'username']).where('withdrawn_at', 'is', null).orderBy('id');

/** The operators, oldest first. */
export async function listOperators(db: Kysely<Tables>): Promise<FoundMember[]> {
  const rows = await members(db).where('account_role', '=', 'OPERATOR').execute();
  return rows.map(toFound);
}

/** Finds members by the key of a nickname or a username: the nickname of one may be the username of another. */
export async function findMembers(db: Kysely<Tables>, key: string): Promise<FoundMember[]> {
  const rows = await members(db)
    .where((eb) => eb.or([eb('nickname_key', '=', key), eb('username', '=', key)]))
    .execute();
  return rows.map(toFound);
}

const toFound = (row: { id: number; nickname: string | null; username: string | null }): FoundMember => ({
  id: row.id,
  nickname: row.nickname ?? '',
  username: row.username ?? '',
});
