import { type Generated, type GeneratedAlways } from 'kysely';

/** A file of the storage that no row references any more. */
export interface FileErasureTable {
  file_key: string;
  requested_at: Generated<Date>;
}

/** One row with the id of this database, by which a storage identifies its owner. */
export interface InstallationTable {
  id: GeneratedAlways<string>;
}
