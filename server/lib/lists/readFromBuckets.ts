import { bucketsOf, type BucketSlice } from './bucketsOf';
import { type Directory } from './listDirectory';

/** When the list has changed so often meanwhile, it changes faster than it is counted. */
const TRIES = 3;

export interface Found<Row> {
  /** Of all pages together. */
  total: number;
  rows: Row[];
}

interface Place {
  offset: number;
  size: number;
  /** The version of the list as far as it is known. */
  version: number;
}

interface Reader<Row> {
  /** @param version the least the directory must know of */
  directoryOf: (version: number) => Promise<Directory>;
  /** Reads the page, which those buckets hold. */
  read: (held: BucketSlice, directory: Directory) => Promise<Row[]>;
  version: () => Promise<number>;
  /** Reads the page in a way that no change can overtake. */
  readAtOnce: (version: number) => Promise<Found<Row>>;
}

/** Reads the buckets that hold a page; when the list has changed since they were counted, tries again. */
export async function readFromBuckets<Row extends { version: number }>(
  { offset, size, version }: Place,
  reader: Reader<Row>,
): Promise<Found<Row>> {
  let known = version;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const directory = await reader.directoryOf(known);
    const { total } = directory;
    if (offset >= total) return { total, rows: [] };

    const rows = await reader.read(bucketsOf(directory, offset, size), directory);
    if (rows[0]?.version === directory.version) return { total, rows };
    known = rows[0]?.version ?? (await reader.version());
  }
  return reader.readAtOnce(known);
}
