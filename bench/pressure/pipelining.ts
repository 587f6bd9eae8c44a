import { setTimeout as pause } from 'node:timers/promises';
import { probeCheck, count, describeTally, type Attack, type Press, type Scene, type Tally } from './attack';
import { beside } from './probe';
import { openSocket, requestHead } from './rawSocket';
import { addressOf } from './visitor';

const REQUESTS = 1_400;
const NETWORK = 10;
/** Milliseconds for which an unread connection stays open. */
const HELD = 5_000;

/** Sends one packet of pipelined requests. @returns the number of responses by status */
async function pipeline(scene: Scene, host: number, isRead: boolean): Promise<Tally> {
  const { origin } = scene.product;
  const socket = await openSocket(origin, addressOf(NETWORK, host));
  const tally: Tally = new Map();
  const closed = new Promise((resolve) => socket.once('close', resolve));
  if (isRead) {
    socket.setEncoding('latin1').on('data', (text: string) => {
      for (const [, status] of text.matchAll(/HTTP\/1\.1 (\d{3}) /g)) count(tally, Number(status));
    });
  } else socket.pause();
  socket.write(requestHead(origin, 'GET', '/verify').repeat(REQUESTS));
  await Promise.race([closed, pause(HELD, undefined, { ref: false })]);
  socket.destroy();
  return tally;
}

export const pressPipelining: Press = async (scene, signal) => {
  const all: Tally = new Map();
  for (let turn = 0; !signal.aborted; turn += 1) {
    for (const [status, number] of await pipeline(scene, turn % 20, turn % 2 === 0)) {
      all.set(status, (all.get(status) ?? 0) + number);
    }
  }
  return all;
};

export const pipelining: Attack = {
  name: 'pipelining',
  about: `${REQUESTS} pipelined requests in one packet, read and not`,
  async run(scene) {
    const { phases, result } = await beside(scene.probe, async () => [
      await pipeline(scene, 0, true),
      await pipeline(scene, 1, false),
    ]);
    const what = `${REQUESTS} pipelined GET /verify, read and not`;
    const check = probeCheck('PRESS-1', what, phases, { max: 300 });
    return [{ ...check, measured: `${check.measured}; answered ${result.map(describeTally).join(' and ')}` }];
  },
};
