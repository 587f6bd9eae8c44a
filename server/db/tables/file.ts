import { type Generated, type GeneratedAlways } from 'kysely';

/** A file of the storage that no row names any more. */
export interface FileErasureTable {
  file_key: string;
  requested_at: Generated<Date>;
}

/** One row: which database this is, so that a storage can tell whose it is. */
export interface InstallationTable {
  id: GeneratedAlways<string>;
}
