import { type Keyword } from '@contract/evaluation';
import { type Period } from '@contract/period';
import { type Generated, type GeneratedAlways } from 'kysely';
import { type HiddenColumns } from './hidden';

/**
 * The evaluation of a member by a teammate. It is readable once its archive is published and its owner has confirmed,
 * or after its published archive was deleted (D54).
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
  /** Its id in the API: random (D94). */
  handle: Generated<number>;
  /** For an evaluation whose archive was deleted: no other member evaluated the owner there (D95). */
  from_one: Generated<boolean>;
  /** When its owner hid it from others. */
  owner_hidden_at: Generated<Date | null>;
}
