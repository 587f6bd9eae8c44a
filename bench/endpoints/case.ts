import { type Kysely } from 'kysely';
import { type Tables } from '../../server/db/tables';
import { type Call } from '../load';
import { type LoggedIn } from '../logIn';
import { type World } from './world';

/** A request that callers repeat with different ids, words and callers. */
export interface Case {
  /** As in `ENDPOINTS` of the server's tests. */
  endpoint: string;
  by: 'visitor' | 'member';
  /** Creates one call by `caller`, who is not logged in for calls of visitors. */
  call: (world: World, caller: LoggedIn) => Call;
  /** Runs before each measurement and creates the rows that the calls use up. */
  prepare?: (db: Kysely<Tables>, world: World) => Promise<void>;
}

export type Cases = Record<string, Case>;

export const get = (path: string, headers?: Record<string, string>): Call => ({
  method: 'GET',
  path: `/api${path}`,
  ...(headers && { headers }),
});

export const send = (method: Call['method'], path: string, json?: unknown): Call => ({
  method,
  path: `/api${path}`,
  ...(json !== undefined && { body: JSON.stringify(json), headers: { 'content-type': 'application/json' } }),
});
