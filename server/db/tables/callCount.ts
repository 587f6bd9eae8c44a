/** How often somebody called in the window that runs; not kept over a crash and in no backup. */
export interface CallCountTable {
  /** A keyed hash of the limit and the caller. */
  key: string;
  /** Those handed out to processes in blocks, whether they have happened or not. */
  calls: number;
  ends_at: Date;
}
