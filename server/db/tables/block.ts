import { type Generated } from 'kysely';

/** A member whom another has blocked (D135); deleted when either of them withdraws. */
export interface BlockTable {
  blocker_id: number;
  blocked_id: number;
  created_at: Generated<Date>;
}
