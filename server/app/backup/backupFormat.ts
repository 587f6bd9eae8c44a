import { type CopiedSequence, type CopiedTable } from '../../db/copyTables';

/** The version of the format; a reader refuses newer ones. */
export const BACKUP_FORMAT = 1;

/** The first entry. */
export interface Manifest {
  format: number;
  createdAt: string;
  /** Those the schema of the rows is made of, in order. */
  migrations: string[];
  tables: CopiedTable[];
  sequences: CopiedSequence[];
}

/** The last entry: without it the file was cut off. */
export interface Closing {
  /** Rows by table. */
  rows: Record<string, number>;
  files: number;
  /** Files that rows name and the storage did not have. */
  missing: string[];
}

/** Names of entries in the gzipped tar. The rows of a table come in pieces, so that no size need be known before. */
export const ENTRY = { manifest: 'manifest.json', closing: 'closing.json', rows: 'rows/', files: 'files/' } as const;
