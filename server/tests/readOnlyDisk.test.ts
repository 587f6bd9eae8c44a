import { mkdir, readdir, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { MESSAGES } from '@contract/messages';
import { joiningOn } from '../app/testing/joining';
import { createJoin } from '../app/testing/member';
import { startServer, type TestServer } from '../app/testing/startServer';

/** A folder in which nobody can create a file, root included: it needs no right to mount a disk read-only. */
const READ_ONLY = process.platform === 'darwin' ? '/System' : '/sys';

let server: TestServer;
beforeEach(async () => {
  server = await startServer();
  // It cleans its folders when it starts: not a folder of the system.
  await server.app.ready();
});
afterEach(() => server.close());

/** Lets a folder of the server be on a disk that cannot be written to. @returns what makes it writable again */
async function makeReadOnly(folder: string) {
  const folderPath = path.join(server.dataDir, folder);
  await mkdir(path.dirname(folderPath), { recursive: true });
  await symlink(READ_ONLY, folderPath);
  return async () => {
    await rm(folderPath);
    await mkdir(folderPath);
  };
}

it.each(['incoming', 'uploads/image'])('with %s read-only a join is put off and leaves nothing', async (folder) => {
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
