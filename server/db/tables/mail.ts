import { type Generated, type JSONColumnType } from 'kysely';

/** A request for a mail that is to be composed and sent. */
export interface MailRequestTable {
  id: Generated<number>;
  kind: string;
  payload: JSONColumnType<object>;
  requested_at: Generated<Date>;
  due_at: Generated<Date>;
  attempts: Generated<number>;
}

/** Valid for one login until it expires (D20). */
export interface TemporaryPasswordTable {
  member_id: number;
  password_hash: string;
  expires_at: Date;
}
