import { type ObjectSchema } from 'yup';
import { type TestMember } from './member';
import { type ResponseView } from './privacyFields';
import { type Actors, type World } from './world';

/** `open` ignores the token, `viewer` may have one, `member` must; `operator` is 404 for everybody else (api.md Auth). */
export type Audience = 'open' | 'viewer' | 'member' | 'operator';
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Rules = ObjectSchema<object>;

/** One line of the permission matrix: a call, and the HTTP status each actor gets. */
export interface PermissionRow {
  /** The values of the path's parameters. */
  on: (world: World) => Record<string, string | number>;
  /** The state of the target, when an endpoint has several rows. */
  state?: string;
  json?: (caller: TestMember, actors: Actors) => unknown;
  form?: string;
  expected: Record<Exclude<keyof Actors, 'operator'>, number> & {
    /** The status for an operator; by default that of the outsider. */
    operator?: number;
  };
}

/** The ids and names of content that is going to be hidden, and the caller. */
export interface HiddenWorld {
  project: number;
  archive: number;
  /** The code of the record of the archive's team. */
  record: string;
  /** The nickname of the writer. */
  writer: string;
  credential: string;
}

/**
 * NONE: the response has no content of members, or only for the member concerned, or for operators, who decide about
 * it; otherwise the path where others would read it (D133).
 */
export type HiddenRead = 'NONE' | ((world: HiddenWorld) => string);

/** What the tests and benchmarks know of an endpoint. */
export interface Declaration {
  audience: Audience;
  /** The session must have a proof (D185). */
  proof?: true;
  /** What the endpoint reads, and by which rules. */
  body?: Rules;
  query?: Rules;
  form?: { json: string; files: string[]; rules: Rules };
  /** The response does not end while the client listens. */
  endless?: boolean;
  /** Actor × ownership × state, when its path has an id; writes take part in the races of these rows, too. */
  permissions?: readonly PermissionRow[];
  view: ResponseView;
  /** Of every GET. */
  hidden?: HiddenRead;
  /** Why no case in `bench/endpoints` measures it. */
  unmeasured?: string;
}

/** The endpoints of a `.routes.ts`, declared beside it, by `METHOD /path` below `/api`. */
export type Declarations = Readonly<
  Record<`GET ${string}`, Declaration & { hidden: HiddenRead }> &
    Record<`${Exclude<Method, 'GET'>} ${string}`, Declaration & { hidden?: never }>
>;
