import { type Call } from '../load';
import { type Case } from './case';
import { type World } from './world';

/** Number of different calls in a measurement. */
export const CALLS = 20_000;

/** Number of visitors, each with an address of its own. */
const VISITORS = 2_000;

/** The calls of one connection, which differ from those of the other connections. */
export function someCalls(one: Case, world: World, connections: number): Call[] {
  return Array.from({ length: CALLS / connections }, () => aCall(one, world));
}

/** A call by a visitor with an address of its own, or by a member. */
export function aCall({ by, call }: Case, world: World): Call {
  const caller = world.random.pick(world.members);
  const made = call(world, caller);
  const from = { 'x-forwarded-for': addressOf(world.random.between(0, VISITORS - 1)) };
  return { ...made, headers: { ...from, ...(by === 'member' && { access: caller.token }), ...made.headers } };
}

const addressOf = (visitor: number) => `10.1.${visitor >> 8}.${visitor & 255}`;
