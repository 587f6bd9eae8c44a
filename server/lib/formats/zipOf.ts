import { addAbortSignal, type PassThrough, type Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

export interface ZipEntry {
  /** Its path in the ZIP. */
  name: string;
  content: Readable;
  /** Pictures and documents are compressed already, so they are stored uncompressed. */
  packed: boolean;
}

/**
 * A ZIP as a stream: one entry is open at a time, and only the current chunk is in memory.
 * A reader that stops closes the open entry; an entry that fails fails the stream.
 */
export function zipOf(entries: AsyncIterable<ZipEntry>): Readable {
  const zip = new ZipFile();
  // The package's type is wider than the returned value.
  const output = zip.outputStream as PassThrough;
  const unread = new AbortController();
  output.once('close', () => unread.abort());
  zip.on('error', (error: Error) => output.destroy(error));
  writeAll(zip, entries, unread.signal).catch((error: Error) => output.destroy(error));
  return output;
}

async function writeAll(zip: ZipFile, entries: AsyncIterable<ZipEntry>, unread: AbortSignal): Promise<void> {
  for await (const { name, content, packed } of entries) {
    zip.addReadStream(addAbortSignal(unread, content), name, { compress: !packed });
    await finished(content);
  }
  zip.end();
}
