import { type CopiedSequence, type CopiedTable } from '../../db/copyTables';

/** The version of the format; a reader refuses newer ones. */
export const BACKUP_FORMAT = 1;

/** The first entry of a backup. */
export interface Manifest {
  format: number;
  createdAt: string;
  /** The applied migrations, in order: they define the schema of the rows. */
  migrations: string[];
  tables: CopiedTable[];
  sequences: CopiedSequence[];
}

/** The last entry; a file without it was truncated. */
export interface Closing {
  /** Number of rows by table. */
  rows: Record<string, number>;
  files: number;
  /** Files that rows reference but the storage does not have. */
  missing: string[];
}

/**
 * Names of entries in the gzipped tar. The rows of a table are split into several entries, so that no size need be
 * known in advance.
 */
export const ENTRY = { manifest: 'manifest.json', closing: 'closing.json', rows: 'rows/', files: 'files/' } as const;
