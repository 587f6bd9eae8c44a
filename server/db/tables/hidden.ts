import { type ProfilePart } from '@contract/operator';
import { type Generated, type GeneratedAlways } from 'kysely';

/** Columns of content that operators or reports can hide (D133). */
export interface HiddenColumns {
  /** Null for content that is visible to everyone. */
  hidden_at: Generated<Date | null>;
  /** AUTO while only reports hide it. */
  hidden_by: Generated<'OPERATOR' | 'AUTO' | null>;
  /** When its writer changed it after the last decision of an operator. */
  edited_at: Generated<Date | null>;
}

/** A part of a profile that is hidden from others; the member row has a placeholder instead. */
export interface HiddenProfileTable {
  member_id: number;
  part: ProfilePart;
  /** The nickname, the introduction, or the key of the photo. */
  value: string;
  hidden_at: Date;
  nickname_key: GeneratedAlways<string | null>;
  /** Keys of nicknames hidden after `value`, which stay reserved as well. */
  later_nickname_keys: Generated<string[]>;
}

/** The e-mail address of a suspended member who has withdrawn, as a hash. */
export interface BarredEmailTable {
  hash: string;
  until_at: Date;
}
