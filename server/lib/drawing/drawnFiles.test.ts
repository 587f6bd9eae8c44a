import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import fastify, { type FastifyRequest } from 'fastify';
import { tooMany } from '../http/errors';
import { createConcurrencyLimiter } from '../jobs/concurrencyLimiter';
import { createDrawnFiles } from './drawnFiles';
import { createDrawnFileStore } from './drawnFileStore';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'teamieum-drawn-'));
});
afterEach(() => rm(root, { recursive: true }));

interface Process {
  version?: string;
  folder?: string;
  /** How many files an address may have drawn. */
  most?: number;
}

/** A process that draws the content of a query. */
function createProcess({ version = '1', folder = path.join(root, 'drawn'), most = Infinity }: Process = {}) {
  const drawn: string[] = [];
  const failures: unknown[] = [];
  const counts = new Map<string, number>();
  const limit = async ({ ip }: FastifyRequest) => {
    counts.set(ip, (counts.get(ip) ?? 0) + 1);
    if ((counts.get(ip) ?? 0) > most) throw tooMany(60);
  };
  const drawFile = createDrawnFiles({
    version,
    limit,
    store: createDrawnFileStore(folder),
    queue: createConcurrencyLimiter({ atOnce: 2, waiting: 100 }),
    onWriteFailure: (error) => failures.push(error),
  });
  const app = fastify();
  app.get<{ Querystring: { content: string } }>('/', async (request) => {
    const { content } = request.query;
    const draw = async () => {
      drawn.push(content);
      return Buffer.from(`drawn ${content}`);
    };
    return drawFile(request, { kind: 'badge', owner: 1, content, draw });
  });
  const get = async (content: string, remoteAddress = '10.0.0.1') => {
    const { statusCode, body } = await app.inject({ url: '/', query: { content }, remoteAddress });
    return statusCode === 200 ? body : statusCode;
  };
  return { get, drawn, failures };
}

it('draws a content once, and again when it changes', async () => {
  const { get, drawn } = createProcess();
  expect([await get('a'), await get('a'), await get('b')]).toEqual(['drawn a', 'drawn a', 'drawn b']);
  expect(drawn).toEqual(['a', 'b']);
});

it('draws a content once for concurrent requests of one address', async () => {
  const { get, drawn } = createProcess();
  expect(await Promise.all([get('a'), get('a'), get('a')])).toEqual(Array(3).fill('drawn a'));
  expect(drawn).toEqual(['a']);
});

it('finds the files of a former or another process, unless their drawing code is of another version', async () => {
  await createProcess().get('a');
  const [restarted, updated] = [createProcess(), createProcess({ version: '2' })];
  expect([await restarted.get('a'), await updated.get('a')]).toEqual(['drawn a', 'drawn a']);
  expect([restarted.drawn, updated.drawn]).toEqual([[], ['a']]);
});

it('limits the drawings of an address, not its stored files and not those of other addresses', async () => {
  const { get } = createProcess({ most: 1 });
  expect([await get('a'), await get('a'), await get('b')]).toEqual(['drawn a', 'drawn a', 429]);
  expect([await get('b', '10.0.0.2'), await get('b')]).toEqual(['drawn b', 'drawn b']);
});

it('returns a drawing that cannot be stored, and reports the failure', async () => {
  const file = path.join(root, 'file');
  await writeFile(file, '');
  const { get, failures } = createProcess({ folder: path.join(file, 'drawn') });
  expect(await get('a')).toBe('drawn a');
  expect(failures).toHaveLength(1);
});
