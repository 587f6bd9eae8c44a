/** @tier full */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { MESSAGES } from '@contract/messages';
import { slowImage } from '../../app/testing/hostileFiles';
import { PHOTO } from '../../app/testing/member';
import { until } from '../../app/testing/until';
import { type JobLimits } from '../jobs/workerProcess';
import { createImageDecoder, type ImageDecoder } from './imageDecoder';

const MB = 1024 * 1024;

let folder: string;
/** Decoded row by row, and as a whole in memory. */
let slow: string;
let large: string;
let small: string;
let decoder: ImageDecoder;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'teamieum-decoder-'));
  slow = path.join(folder, 'slow');
  small = path.join(folder, 'small');
  large = path.join(folder, 'large');
  await writeFile(slow, await slowImage(false));
  await writeFile(large, await slowImage(true));
  await writeFile(small, PHOTO);
});
afterEach(() => decoder.close());
afterAll(() => rm(folder, { recursive: true }));

function setup(limits: Partial<JobLimits> = {}) {
  decoder = createImageDecoder({ checkEveryMs: 10, ...limits });
}

const sizeOf = async (file: string, address?: string) => (await decoder.encode({ path: file }, { address }))?.size;

it.each<[string, Partial<JobLimits>]>([
  ['processor time', { cpuMs: 300 }],
  ['memory', { memory: 200 * MB }],
])('kills the process of an image that takes too much %s, and decodes the next one in another', async (_, limits) => {
  setup(limits);
  await expect(sizeOf(large)).rejects.toMatchObject({ statusCode: 400, message: MESSAGES.imageBroken });
  expect(await sizeOf(small)).toEqual({ width: 1, height: 1 });
  expect([decoder.running(), decoder.waiting()]).toEqual([0, 0]);
});

it('decodes a large image within the limits', async () => {
  setup();
  expect(await sizeOf(large)).toEqual({ width: 1920, height: 1920 });
});

it('decodes one image of an address at a time, and forgets the waiting ones of a client that has gone', async () => {
  setup();
  const ended: string[] = [];
  const decode = (name: string, file: string, signal?: AbortSignal) =>
    decoder.encode({ path: file }, { address: 'a', signal }).finally(() => ended.push(name));

  const first = decode('first', slow);
  await until(() => decoder.running() === 1);
  const client = new AbortController();
  const left = decode('left', small, client.signal);
  const second = decode('second', small);
  await until(() => decoder.waiting() === 2);
  client.abort(new Error('gone'));
  await expect(left).rejects.toThrow('gone');
  expect([decoder.running(), decoder.waiting()]).toEqual([1, 1]);

  await Promise.all([first, second]);
  expect(ended).toEqual(['left', 'first', 'second']);
});

it('refuses running and waiting images when it is closed, without a message about the image', async () => {
  setup();
  const images = ['a', 'a', 'b', 'b'].map((address) => sizeOf(large, address));
  const results = Promise.allSettled(images);
  await until(() => decoder.running() > 0);
  await decoder.close();
  const refusal = expect.objectContaining({ statusCode: 503 }) as Error;
  expect(await results).toEqual(images.map(() => ({ status: 'rejected', reason: refusal })));
});
