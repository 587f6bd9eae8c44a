/** @tier full */
import { mkdir, readdir, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { MESSAGES } from '@contract/messages';
import { joiningOn } from '../app/testing/joining';
import { createJoin } from '../app/testing/member';
import { startServer, type TestServer } from '../app/testing/startServer';

/** A folder in which no user can create a file, not even root; it needs no permission to mount a disk read-only. */
const READ_ONLY = process.platform === 'darwin' ? '/System' : '/sys';

let server: TestServer;
beforeEach(async () => {
  server = await startServer();
  // The server cleans its folders when it starts, which must not happen to a system folder.
  await server.app.ready();
});
afterEach(() => server.close());

/** Replaces a folder of the server by a read-only one. @returns the function that makes it writable again */
async function makeReadOnly(folder: string) {
  const folderPath = path.join(server.dataDir, folder);
  await mkdir(path.dirname(folderPath), { recursive: true });
  await symlink(READ_ONLY, folderPath);
  return async () => {
    await rm(folderPath);
    await mkdir(folderPath);
  };
}

it.each(['incoming', 'uploads/image'])('with %s read-only a join returns 503 and leaves no files', async (folder) => {
  const { join, refusal } = joiningOn(server);
  const makeWritable = await makeReadOnly(folder);
  const before = await readdir(READ_ONLY);
  const values = createJoin();
  const { code, status, message, headers } = await refusal(values);
  expect([code, status, message]).toEqual([503, 503, MESSAGES.noResponse]);
  expect(headers['retry-after']).toMatch(/^\d+$/);
  expect(await readdir(READ_ONLY)).toEqual(before);

  await makeWritable();
  expect((await join(values)).code).toBe(200);
});
