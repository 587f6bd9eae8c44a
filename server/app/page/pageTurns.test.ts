import { EventEmitter } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { type FastifyRequest } from 'fastify';
import { type ApiError } from '../../lib/http/errors';
import { createMetrics } from '../../lib/metrics';
import { createPageTurns } from './pageTurns';

let begun: string[];
let turn: ReturnType<typeof createPageTurns>;
beforeEach(() => {
  begun = [];
  turn = createPageTurns(createMetrics());
});

function request(ip: string, socket = new EventEmitter()): FastifyRequest {
  const parts: Pick<FastifyRequest, 'ip'> & { raw: { socket: EventEmitter } } = { ip, raw: { socket } };
  return parts as FastifyRequest;
}

const begin = (ip: string, socket?: EventEmitter) => turn(request(ip, socket)).then(() => begun.push(ip));
const begunOf = (ip: string) => begun.filter((one) => one === ip).length;

it('begins four pages of an address at once, the others one per iteration, and those of another address meanwhile', async () => {
  const pages = Array.from({ length: 10 }, () => begin('10.0.0.1'));
  await begin('10.0.0.2');
  expect([begunOf('10.0.0.1'), begunOf('10.0.0.2')]).toEqual([4, 1]);

  let before = 4;
  while (begunOf('10.0.0.1') < 10) {
    await setImmediate();
    expect(begunOf('10.0.0.1') - before).toBeLessThanOrEqual(1);
    before = begunOf('10.0.0.1');
  }
  await Promise.all(pages);
});

it('begins later pages at once', async () => {
  await Promise.all(Array.from({ length: 10 }, () => begin('10.0.0.1')));
  await setImmediate();
  const pages = Array.from({ length: 4 }, () => begin('10.0.0.1'));
  await Promise.all(pages);
  expect(begun).toHaveLength(14);
});

it('ends the wait of a client that has left', async () => {
  const pages = Array.from({ length: 5 }, () => begin('10.0.0.1'));
  const socket = new EventEmitter();
  const left = begin('10.0.0.1', socket);
  socket.emit('close');
  await expect(left).rejects.toMatchObject({ statusCode: 499 });
  await Promise.all(pages);
});

it('refuses pages that have waited too long', async () => {
  turn = createPageTurns(createMetrics(), 5);
  const pages = Array.from({ length: 10 }, () => begin('10.0.0.1'));
  const outcomes = Promise.all(
    pages.map((page) =>
      page.then(
        () => 'begun',
        (error: ApiError) => error.statusCode,
      ),
    ),
  );
  // This iteration takes longer than the wait.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
  expect(new Set(await outcomes)).toEqual(new Set(['begun', 503]));
  expect(begun.length).toBeLessThanOrEqual(6);
});
