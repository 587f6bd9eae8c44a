import { type ProfilePart } from '@contract/operator';
import { type Generated, type GeneratedAlways } from 'kysely';

/** Columns of whatever operators or reports can hide (D133). */
export interface HiddenColumns {
  /** Null for what everybody sees. */
  hidden_at: Generated<Date | null>;
  /** AUTO while only reports hide it. */
  hidden_by: Generated<'OPERATOR' | 'AUTO' | null>;
  /** When its writer changed it after the last decision of an operator. */
  edited_at: Generated<Date | null>;
}

/** A part of a profile that others do not see; the member has a placeholder instead. */
export interface HiddenProfileTable {
  member_id: number;
  part: ProfilePart;
  /** The nickname, the introduction, or the key of the photo. */
  value: string;
  hidden_at: Date;
  nickname_key: GeneratedAlways<string | null>;
}

/** The e-mail address of a suspended member who has withdrawn, as a hash. */
export interface BarredEmailTable {
  hash: string;
  until_at: Date;
}
