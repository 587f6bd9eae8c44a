import { type Generated } from 'kysely';

/** One login (D10 to D13). */
export interface SessionTable {
  id: Generated<string>;
  member_id: number;
  refresh_hash: string;
  previous_refresh_hash: string | null;
  /** When `refresh_hash` last changed: the grace for the previous one counts from here. */
  rotated_at: Generated<Date>;
  /** The login. */
  created_at: Generated<Date>;
  ends_at: Date;
  revoked_at: Date | null;
  must_change_password: Generated<boolean>;
  /** Of the temporary password it came from: there it counts as the current one (D20). */
  temporary_password_hash: string | null;
  /** Until when the operator's acts need no further password. */
  confirmed_until: Generated<Date | null>;
}
