import { type Account } from '@contract/auth';
import { type Member } from '../../access';
import { type AccountRow } from './users.repository';

/** The columns of a member who has not withdrawn are never null, as a constraint of the table requires. */
export function toAccount(row: AccountRow, { mustChangePassword }: Pick<Member, 'mustChangePassword'>): Account {
  return {
    username: row.username ?? '',
    name: row.name ?? '',
    nickname: row.nickname ?? '',
    birth: row.birth ?? '',
    gender: row.gender ?? 'M',
    email: row.email ?? '',
    phone: row.phone ?? '',
    address: row.address ?? '',
    createdDate: row.created_at.toISOString(),
    mustChangePassword,
    role: row.account_role,
  };
}
