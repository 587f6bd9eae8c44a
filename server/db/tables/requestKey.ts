import { type ColumnType, type Generated } from 'kysely';

/** The idempotency key of a creating request (MEND-52); deleted after `RETENTION.requestKey`. */
export interface RequestKeyTable {
  /** Null for a request without a member: joining. */
  member_id: number | null;
  /** The UUID that the browser sent. */
  key: string;
  /** SHA-256 of the request: the same key with another one is refused. */
  request_hash: string;
  /** JSON, the id of what was created, which may have been deleted since; null where the response names nothing. */
  created: ColumnType<unknown, string | undefined, string>;
  created_at: Generated<Date>;
}
