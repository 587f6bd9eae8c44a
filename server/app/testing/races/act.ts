import { ENDPOINTS, nameOf } from '../endpoints';
import { callable } from '../callable';
import { type TestResponse } from '../call';
import { type TestMember } from '../member';
import { PERMISSIONS, type World } from '../ownership';
import { type TestServer } from '../startServer';

/** The members of a race; `invited` has a pending invitation, `operator` has confirmed the password. */
export type ActorName = 'writer' | 'mate' | 'outsider' | 'invited' | 'operator';
export type RaceActors = Record<ActorName, TestMember>;

export interface Race {
  server: TestServer;
  world: World;
  actors: RaceActors;
}

type Sent = () => Promise<TestResponse<unknown>>;

/** One call of a writing endpoint by one member. */
export interface Act {
  /** Such as `PUT /projects/:id by the writer`. */
  name: string;
  endpoint: string;
  /** Prepares the call, whose request is sent by the returned function. */
  prepare: (race: Race) => Promise<Sent>;
}

interface NewAct {
  endpoint: string;
  by: ActorName;
  /** Distinguishes several acts of one endpoint. */
  state?: string;
  on?: (world: World, actors: RaceActors) => Record<string, string | number>;
  json?: (race: Race) => unknown;
  /** The JSON part of a form. */
  form?: (race: Race) => unknown;
}

const endpointOf = (name: string) => {
  const endpoint = ENDPOINTS.find((one) => nameOf(one) === name);
  if (!endpoint) throw new Error(`There is no endpoint ${name}.`);
  return endpoint;
};

export function act({ endpoint: name, by, state, on = () => ({}), json, form }: NewAct): Act {
  const endpoint = endpointOf(name);
  return {
    name: `${name}${state ? ` (${state})` : ''} by the ${by}`,
    endpoint: name,
    async prepare(race) {
      const { server, world, actors } = race;
      const body = {
        ...(json && { json: await json(race) }),
        ...(form && { form: JSON.stringify(await form(race)) }),
      };
      return () => callable(server, endpoint, on(world, actors), { token: actors[by].token, ...body });
    },
  };
}

/** The world of a race has one post, whose mate is in the team and whose outsider has applied. */
const BY_OTHERS: readonly (readonly [RegExp, ActorName])[] = [
  [/ \/alarm\/invited-projects/, 'invited'],
  [/^POST \/projects\/:id\/applications$/, 'operator'],
];

interface Chosen {
  /** The state of the rows of the matrix. */
  state?: string;
  /** Also the other members of the team who may do it, not only the one with the fewest rights. */
  byAll?: RegExp;
}

/**
 * The writing acts of the permission matrix on some endpoints: each by the member with the fewest rights who is
 * allowed, so that an endpoint which is added to the matrix takes part in every race of its rows.
 */
export function permittedActs(endpoints: RegExp, { state, byAll }: Chosen = {}): Act[] {
  const rows = PERMISSIONS.filter(
    (row) => endpoints.test(row.endpoint) && !row.endpoint.startsWith('GET') && row.state === state,
  );
  return rows.flatMap(({ endpoint, on, json, form, expected }) => {
    const allowed = (['outsider', 'mate', 'writer', 'operator'] as const).filter((name) => expected[name] === 200);
    const chosen: ActorName[] = byAll?.test(endpoint) ? allowed : allowed.slice(0, 1);
    const other = BY_OTHERS.find(([pattern]) => pattern.test(endpoint))?.[1];
    return (other ? [other] : chosen).map((by) =>
      act({
        endpoint,
        by,
        state,
        on,
        ...(json && { json: ({ actors }: Race) => json(actors[by], actors) }),
        ...(form !== undefined && { form: () => JSON.parse(form) as unknown }),
      }),
    );
  });
}
