import { createHash } from 'node:crypto';
import { sql, type PostgresPool, type PostgresPoolClient, type PostgresQueryResult } from 'kysely';
import { type Pool, type PoolClient } from 'pg';
import { asDatabaseError, DatabaseUnavailable } from './databaseErrors';

/** Each connection keeps what it prepared, so the number of different statements is bounded. */
const MOST_NAMES = 500;
/**
 * Who may wait for a connection: more than this many cannot be served before they would be given up on anyway, and are
 * better told at once to come again.
 */
const MOST_WAITING = 1_000;
/** Longer than the server gives any statement, in milliseconds: past it the line is dead, and no answer will come. */
const PATIENCE = 20_000;
/** Who changes what the server gives (migrations) is waited for, until the connection is given back. */
const UNHURRIED = /^\s*set (local )?statement_timeout\b/i;
/** A statement that begins with anything else has no name. */
const PREPARABLE = /^\s*(select|with|insert|update|delete)\b/i;

/** Begins a statement that is planned each time, for its values: the best plan depends on how many rows they match. */
export const PLAN_FOR_VALUES = sql.raw('/* planned for its values */');

type NameOf = (text: string) => string | undefined;

/**
 * The pool as Kysely sees it: every statement carries a name made of its text, so PostgreSQL plans it once per
 * connection. Write LIMIT as a literal (`sql.lit(12)`): as a parameter it spoils the generic plan.
 * @throws DatabaseUnavailable when there is no connection, too many wait for one, or it is lost or too slow
 */
export function preparedStatements(pool: Pool, patience = PATIENCE): PostgresPool {
  const nameOf = statementNames();
  // Kysely remembers its connections by identity, so a client keeps its wrapper.
  const wrapped = new WeakMap<PoolClient, PostgresPoolClient>();

  async function connect(): Promise<PostgresPoolClient> {
    if (pool.waitingCount >= MOST_WAITING) throw new DatabaseUnavailable(new Error('Too many wait for a connection.'));
    const client = await pool.connect().catch(rethrow);
    const known = wrapped.get(client) ?? withNames(client, nameOf, patience);
    wrapped.set(client, known);
    return known;
  }

  return { connect, end: () => pool.end() };
}

function withNames(client: PoolClient, nameOf: NameOf, patience: number): PostgresPoolClient {
  let broken = false;
  let unhurried = false;

  async function query<Row>(text: string, values: readonly unknown[]) {
    const name = nameOf(text);
    unhurried ||= UNHURRIED.test(text);
    const limit = unhurried ? {} : { query_timeout: patience };
    try {
      const result = await client.query({ text, values: [...values], ...(name && { name }), ...limit });
      // The two packages describe the same object; only the driver leaves the command's name open.
      return result as unknown as PostgresQueryResult<Row>;
    } catch (error) {
      const told = asDatabaseError(error);
      broken ||= told instanceof DatabaseUnavailable;
      throw told;
    }
  }

  return {
    query: query as PostgresPoolClient['query'],
    // A connection the server is about to close must not serve the next one who asks.
    release: () => {
      unhurried = false;
      client.release(broken);
    },
  };
}

function statementNames(): NameOf {
  const names = new Map<string, string>();
  return (text) => {
    const name = names.get(text);
    if (name !== undefined || names.size >= MOST_NAMES || !PREPARABLE.test(text)) return name;
    const made = createHash('sha1').update(text).digest('hex');
    names.set(text, made);
    return made;
  };
}

function rethrow(error: unknown): never {
  throw asDatabaseError(error);
}
