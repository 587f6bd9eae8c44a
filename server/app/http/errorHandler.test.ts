import { Writable } from 'node:stream';
import { MESSAGES } from '@contract/messages';
import fastify from 'fastify';
import { DatabaseUnavailable } from '../../db/databaseErrors';
import { tooMany, unavailable } from '../../lib/http/errors';
import { installThrottledLog } from '../../lib/http/throttledLog';
import { LOG_OPTIONS } from '../operations/logging';
import { installErrorHandler } from './errorHandler';

interface Line {
  msg: string;
  count: number;
  reason?: string;
  err?: { stack: string };
}

/** An application whose routes fail in different ways, and the lines of its log. */
async function setup() {
  const lines: Line[] = [];
  const stream = new Writable({
    write(line: Buffer, _encoding, done) {
      lines.push(JSON.parse(line.toString()) as Line);
      done();
    },
  });
  const app = fastify({ logger: { ...LOG_OPTIONS, stream } });
  app.decorateRequest('attempt', null);
  installThrottledLog(app);
  installErrorHandler(app);
  const fail = (path: string, error: () => Error) =>
    app.get(path, async () => {
      throw error();
    });
  fail('/full', () => unavailable());
  fail('/away', () => new DatabaseUnavailable({ code: 'ECONNREFUSED' }));
  fail('/broken', () => new TypeError('A fault.'));
  fail('/limited', () => tooMany(5));
  const times = async (count: number, url: string) => {
    for (let call = 0; call < count; call += 1) await app.inject({ url });
  };
  return { app, lines, times };
}

it('logs refusals because of load or an outage once per kind, with a count and without a stack', async () => {
  const { app, lines, times } = await setup();
  await times(100, '/full');
  await times(100, '/away');
  await app.close();
  const refused = 'A request was refused with 503.';
  expect(lines).toMatchObject([
    { msg: refused, reason: 'ApiError', count: 1 },
    { msg: refused, reason: 'DatabaseUnavailable', count: 1 },
    { msg: refused, reason: 'ApiError', count: 99 },
    { msg: refused, reason: 'DatabaseUnavailable', count: 99 },
  ]);
  expect(JSON.stringify(lines)).not.toContain('stack');
});

it('logs a fault once per route with its stack', async () => {
  const { app, lines, times } = await setup();
  await times(100, '/broken');
  expect(lines).toMatchObject([{ msg: 'A request failed.', count: 1 }]);
  expect(lines[0]?.err?.stack).toContain('errorHandler.test.ts');
  await app.close();
});

it('logs nothing about refusals that concern the caller alone', async () => {
  const { app, lines, times } = await setup();
  await times(100, '/limited');
  const { statusCode, body } = await app.inject({ url: '/limited' });
  await app.close();
  expect([statusCode, JSON.parse(body)]).toEqual([429, { status: 429, message: MESSAGES.tooMany, shown: true }]);
  expect(lines).toEqual([]);
});
