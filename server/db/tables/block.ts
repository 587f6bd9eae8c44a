import { type Generated } from 'kysely';

/** Whom a member has blocked (D135); gone with either of them. */
export interface BlockTable {
  blocker_id: number;
  blocked_id: number;
  created_at: Generated<Date>;
}
