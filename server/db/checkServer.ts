import { sql, type Kysely } from 'kysely';
import { type Tables } from './tables';

const OLDEST_MAJOR = 15;

/**
 * Refuses a server the product was not tested on, before anything is written.
 * @throws Error with one sentence for the person who starts the app
 */
export async function checkServer(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ version: number; encoding: string }>`
    select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding
  `.execute(db);
  const [server] = rows;
  if (!server || server.version < OLDEST_MAJOR * 10_000) {
    throw new Error(
      `DATABASE_URL leads to a PostgreSQL older than ${OLDEST_MAJOR}; please use ${OLDEST_MAJOR} or newer.`,
    );
  }
  if (server.encoding !== 'UTF8') {
    throw new Error(`The database of DATABASE_URL has the encoding ${server.encoding}; please create it with UTF8.`);
  }
}
