import { type Generated } from 'kysely';

/** The settings of a member's public record (D120); none until they are saved for the first time. */
export interface MemberRecordTable {
  member_id: number;
  /** The code in its address; null until it is switched on for the first time. */
  code: string | null;
  enabled: Generated<boolean>;
  indexable: Generated<boolean>;
  show_name: Generated<boolean>;
}

/** A published archive that the member leaves out of the record. */
export interface MemberRecordArchiveTable {
  member_id: number;
  archive_id: number;
}

/** A received one-liner that the member picked. */
export interface MemberRecordLineTable {
  member_id: number;
  /** From 0. */
  position: number;
  evaluation_id: number;
}
