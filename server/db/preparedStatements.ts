import { createHash } from 'node:crypto';
import { sql, type PostgresPool, type PostgresPoolClient, type PostgresQueryResult } from 'kysely';
import { type Pool, type PoolClient } from 'pg';
import { asDatabaseError, DatabaseUnavailable } from './databaseErrors';

/** Each connection stores its prepared statements, so their number is limited. */
const MOST_NAMES = 500;
/**
 * Maximum number of callers that wait for a connection. More could not be served before their timeout, so they are
 * refused at once.
 */
const MOST_WAITING = 1_000;
/** Client timeout in milliseconds, longer than the server's statement timeout: a connection that exceeds it is dead. */
const PATIENCE = 20_000;
/** A connection with its own statement timeout (migrations) has no client timeout until it is returned to the pool. */
const UNHURRIED = /^\s*set (local )?statement_timeout\b/i;
/** Only statements that start like this are prepared by name. */
const PREPARABLE = /^\s*(select|with|insert|update|delete)\b/i;

/**
 * Prefix of a statement that is planned for each execution: its best plan depends on how many rows its values match.
 */
export const PLAN_FOR_VALUES = sql.raw('/* planned for its values */');

type NameOf = (text: string) => string | undefined;

/**
 * The pool for Kysely: every statement has a name made of its text, so PostgreSQL plans it once per
 * connection (prepared statement). Write LIMIT as a literal (`sql.lit(12)`): a parameter spoils the generic plan.
 * @throws DatabaseUnavailable when there is no connection, the queue is full, or the connection is lost or too slow
 */
export function preparedStatements(pool: Pool, patience = PATIENCE): PostgresPool {
  const nameOf = statementNames();
  // Kysely compares connections by identity, so each client has one wrapper.
  const wrapped = new WeakMap<PoolClient, PostgresPoolClient>();

  async function connect(): Promise<PostgresPoolClient> {
    if (pool.waitingCount >= MOST_WAITING)
      throw new DatabaseUnavailable(new Error('Too many callers wait for a connection.'));
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
      // The types of the two packages differ only in the type of the command's name.
      return result as unknown as PostgresQueryResult<Row>;
    } catch (error) {
      const known = asDatabaseError(error);
      broken ||= known instanceof DatabaseUnavailable;
      throw known;
    }
  }

  return {
    query: query as PostgresPoolClient['query'],
    // A connection that the server is about to close must not be reused.
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
