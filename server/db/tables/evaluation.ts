import { type Keyword } from '@contract/evaluation';
import { type Period } from '@contract/period';
import { type Generated, type GeneratedAlways } from 'kysely';
import { type HiddenColumns } from './hidden';

/**
 * What a member said about a teammate: readable once its archive is published and its owner confirmed in it, or when it
 * outlived the archive (D54).
 */
export interface EvaluationTable extends HiddenColumns {
  id: GeneratedAlways<number>;
  /** Null once a published archive has been deleted. */
  archive_id: number | null;
  evaluator_id: number;
  evaluated_id: number;
  feedback: string;
  keywords: Keyword[];
  /** The archive's duration. */
  period: Period;
  created_at: Generated<Date>;
  /** Its id on the wire: random (D94). */
  handle: Generated<number>;
  /** Of a line that outlived its archive: nobody else wrote about the owner there (D95). */
  from_one: Generated<boolean>;
  /** When the member it is about hid it from others. */
  owner_hidden_at: Generated<Date | null>;
}
