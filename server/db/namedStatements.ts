import { createHash } from 'node:crypto';
import { type PostgresPool, type PostgresPoolClient, type PostgresQueryResult } from 'kysely';
import { type Pool, type PoolClient } from 'pg';
import { asDatabaseError, DatabaseUnavailable } from './databaseErrors';

/** Each connection keeps what it prepared, so the number of different statements is bounded. */
const MOST_NAMES = 500;
const PREPARABLE = /^\s*(select|with|insert|update|delete)\b/i;

type NameOf = (text: string) => string | undefined;

/**
 * The pool as Kysely sees it: every statement carries a name made of its text, so PostgreSQL plans it once per
 * connection. Write LIMIT as a literal (`sql.lit(12)`): as a parameter it spoils the generic plan.
 * @throws DatabaseUnavailable when there is no connection, or it is lost or too slow
 */
export function namedStatements(pool: Pool): PostgresPool {
  const nameOf = statementNames();
  // Kysely remembers its connections by identity, so a client keeps its wrapper.
  const wrapped = new WeakMap<PoolClient, PostgresPoolClient>();

  async function connect(): Promise<PostgresPoolClient> {
    const client = await pool.connect().catch(rethrow);
    const known = wrapped.get(client) ?? withNames(client, nameOf);
    wrapped.set(client, known);
    return known;
  }

  return { connect, end: () => pool.end() };
}

function withNames(client: PoolClient, nameOf: NameOf): PostgresPoolClient {
  let broken = false;

  async function query<Row>(text: string, values: readonly unknown[]) {
    const name = nameOf(text);
    try {
      const result = await client.query({ text, values: [...values], ...(name && { name }) });
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
    release: () => client.release(broken),
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
