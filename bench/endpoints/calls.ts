import { type Call } from '../load';
import { type Case } from './case';
import { type World } from './world';

/** How many different calls a measurement is made of. */
export const CALLS = 20_000;

/** Visitors, each at an address of its own. */
const VISITORS = 2_000;

/** The calls of one of so many connections: other ones, by other callers, than those of the others. */
export function someCalls(one: Case, world: World, connections: number): Call[] {
  return Array.from({ length: CALLS / connections }, () => aCall(one, world));
}

/** The caller: a visitor with an address of its own, or a member. */
export function aCall({ by, call }: Case, world: World): Call {
  const caller = world.random.pick(world.members);
  const made = call(world, caller);
  const from = { 'x-forwarded-for': addressOf(world.random.between(0, VISITORS - 1)) };
  return { ...made, headers: { ...from, ...(by === 'member' && { access: caller.token }), ...made.headers } };
}

const addressOf = (visitor: number) => `10.1.${visitor >> 8}.${visitor & 255}`;
