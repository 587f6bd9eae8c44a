import { type Generated } from 'kysely';

/** Something that kept answers are made of has changed (decision 0020); in no backup. */
export interface ChangeTable {
  /** As `topics.ts` spells it. */
  topic: string;
  /** The transaction, as `xid8` in text. */
  xact: Generated<string>;
  told_at: Generated<Date>;
}
