import { type ReadStream } from 'node:fs';
import { type Readable } from 'node:stream';

export interface StoredFile {
  stream: Readable;
  /** Bytes. */
  size: number;
}

/** What a storage holds, seen from outside. */
export interface ListedFile {
  /** Its key, or the name of what was left unfinished. */
  key: string;
  storedAt: Date;
}

/**
 * Where uploads live: the disk by default, an S3-compatible bucket by configuration. A key is made by `newKey` and never by
 * a caller. A disk that refuses throws its system error, a bucket that does not answer `StorageUnavailable`: both are 503s.
 */
export interface Storage {
  /** Keeps a file under a key; the content is safe when it resolves. */
  put(key: string, content: Buffer | ReadStream): Promise<void>;
  /** The content; null when there is none. */
  open(key: string): Promise<StoredFile | null>;
  /** Removes what is there; a missing file is no error. */
  remove(keys: readonly string[]): Promise<void>;
  /** Everything stored, in no order. */
  list(): AsyncIterable<ListedFile>;
}
