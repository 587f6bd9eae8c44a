import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { sendRequest } from '../sendRequest';
import { aCall } from '../endpoints/calls';
import { type World } from '../endpoints/world';
import { MIX, type Kind } from './mix';

interface Life {
  origin: string;
  world: World;
  connections: number;
  /** Calls per second; fewer when responses are late. */
  rate: number;
  seconds: number;
}

/** Response times of each kind in milliseconds, and the number of refusals. */
export type Lived = Record<Kind, { times: number[]; refused: number }>;

/**
 * Runs a mix of calls. Each connection sends its next call at its scheduled time, or at once when that time has passed.
 */
export async function live({ origin, world, connections, rate, seconds }: Life): Promise<Lived> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const lived: Lived = {
    reading: { times: [], refused: 0 },
    searching: { times: [], refused: 0 },
    writing: { times: [], refused: 0 },
    pushing: { times: [], refused: 0 },
  };
  const begun = performance.now();
  const end = begun + seconds * 1000;

  async function callOnce() {
    const { kind, case: one } = aPart(world);
    const sent = performance.now();
    const { status } = await sendRequest(origin, aCall(one, world), agent);
    lived[kind].times.push(performance.now() - sent);
    if (status !== 200) lived[kind].refused += 1;
  }

  async function goOn(lane: number) {
    for (let turn = 0; performance.now() < end; turn += 1) {
      const due = begun + ((turn * connections + lane) / rate) * 1000;
      await pause(Math.max(0, due - performance.now()));
      await callOnce();
    }
  }

  await Promise.all(Array.from({ length: connections }, (_, lane) => goOn(lane)));
  agent.destroy();
  return lived;
}

const SHARES = MIX.reduce((total, { share }) => total + share, 0);

function aPart({ random }: World) {
  let left = random.next() * SHARES;
  for (const part of MIX) {
    left -= part.share;
    if (left < 0) return part;
  }
  throw new Error('There is nothing to do.');
}
