import { once } from 'node:events';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { unzipSync } from 'fflate';
import { zipOf, type ZipEntry } from './zipOf';

const PIECE = Buffer.alloc(64 * 1024, 'x');

/** Entries of a megabyte each, and the maximum number of entries that were open concurrently. */
function largeEntries(count: number) {
  const open = { now: 0, most: 0 };
  async function* entries(): AsyncGenerator<ZipEntry> {
    for (let index = 0; index < count; index += 1) {
      open.now += 1;
      open.most = Math.max(open.most, open.now);
      const content = Readable.from(Array.from({ length: 16 }, () => PIECE));
      content.once('end', () => (open.now -= 1));
      yield { name: `${index}.bin`, content, packed: index % 2 === 0 };
    }
  }
  return { open, entries };
}

it('contains every entry unchanged, and opens one at a time', async () => {
  const { open, entries } = largeEntries(5);
  const files = unzipSync(new Uint8Array(await buffer(zipOf(entries()))));
  expect(Object.keys(files)).toEqual(['0.bin', '1.bin', '2.bin', '3.bin', '4.bin']);
  expect(Object.values(files).map(({ length }) => length)).toEqual(Array.from({ length: 5 }, () => 1024 * 1024));
  expect(open).toEqual({ now: 0, most: 1 });
});

it('accepts entry names in any script', async () => {
  async function* entries(): AsyncGenerator<ZipEntry> {
    yield { name: '포트폴리오/이력서.pdf', content: Readable.from(['글']), packed: false };
  }
  expect(Object.keys(unzipSync(new Uint8Array(await buffer(zipOf(entries())))))).toEqual(['포트폴리오/이력서.pdf']);
});

it('closes the open entry when the reader stops', async () => {
  const content = new PassThrough();
  content.write(PIECE);
  async function* entries(): AsyncGenerator<ZipEntry> {
    yield { name: 'endless.bin', content, packed: true };
  }
  const zip = zipOf(entries());
  zip.once('error', () => undefined);
  const closed = once(content, 'close').catch(() => undefined);
  await once(zip, 'readable');
  zip.destroy();
  await closed;
  expect(content.destroyed).toBe(true);
});

it('fails when an entry fails', async () => {
  async function* pieces() {
    yield PIECE;
    throw new Error('The disk is gone.');
  }
  async function* entries(): AsyncGenerator<ZipEntry> {
    yield { name: 'broken.bin', content: Readable.from(pieces()), packed: true };
  }
  await expect(buffer(zipOf(entries()))).rejects.toThrow('The disk is gone.');
});
