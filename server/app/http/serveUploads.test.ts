import { Readable } from 'node:stream';
import fastify from 'fastify';
import { type Storage } from '../../lib/storage/storage';
import { newKey } from '../../lib/storage/storageKeys';
import { serveUploads } from './serveUploads';

const CONTENT = Buffer.alloc(1024 * 1024);

/** An application with one stored file, and what has been read of it. */
async function serving() {
  const app = fastify();
  let read = 0;
  const stream = new Readable({
    read() {
      const piece = CONTENT.subarray(read, read + 65_536);
      read += piece.length;
      this.push(piece.length > 0 ? piece : null);
    },
  });
  const storage = { open: async () => ({ stream, size: CONTENT.length }) } as Partial<Storage> as Storage;
  serveUploads(app, { storage, findFileName: async () => 'portfolio.pdf' });
  await app.ready();
  return { app, stream, readBytes: () => read };
}

it('responds to HEAD with the size of a file and reads nothing of it', async () => {
  const { app, stream, readBytes } = await serving();
  const { statusCode, headers, payload } = await app.inject({
    method: 'HEAD',
    url: `/uploads/${newKey('file', 'pdf')}`,
  });
  expect([statusCode, headers['content-length'], payload]).toEqual([200, String(CONTENT.length), '']);
  expect(headers['content-disposition']).toContain('portfolio.pdf');
  expect([stream.destroyed, readBytes()]).toEqual([true, 0]);
});

it('responds to GET with the content of a file, and with 304 to a client that has it', async () => {
  const [first, second] = [await serving(), await serving()];
  const url = `/uploads/${newKey('file', 'pdf')}`;
  const whole = await first.app.inject({ url });
  expect([whole.statusCode, whole.rawPayload.length]).toEqual([200, CONTENT.length]);
  const known = await second.app.inject({ url, headers: { 'if-none-match': String(whole.headers['etag']) } });
  expect([known.statusCode, known.payload, second.readBytes()]).toEqual([304, '', 0]);
});
