import { type Generated } from 'kysely';

/** One login (D10 to D13). */
export interface SessionTable {
  id: Generated<string>;
  member_id: number;
  refresh_hash: string;
  previous_refresh_hash: string | null;
  /** When `refresh_hash` last changed: the grace period of the previous one starts here. */
  rotated_at: Generated<Date>;
  /** The time of the login. */
  created_at: Generated<Date>;
  ends_at: Date;
  revoked_at: Date | null;
  must_change_password: Generated<boolean>;
  /** Hash of the temporary password the session was opened with, which counts there as the current password (D20). */
  temporary_password_hash: string | null;
  /** Until when actions of the operator need no further password. */
  confirmed_until: Generated<Date | null>;
}
