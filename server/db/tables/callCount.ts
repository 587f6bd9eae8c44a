/**
 * Number of calls of a caller in the current window of a rate limit; unlogged, so neither crash-safe nor in a backup.
 */
export interface CallCountTable {
  /** A keyed hash of the limit and the caller. */
  key: string;
  /** Calls reserved by processes in blocks, whether or not they have happened. */
  calls: number;
  ends_at: Date;
}
