import { Client } from 'pg';
import { openLine, type Line } from './line';

/** A line to the database of an address, and the address that leads through it. */
export async function throughLine(databaseUrl: string): Promise<{ url: string; line: Line }> {
  const { host, port, user = '', password, database } = new Client({ connectionString: databaseUrl });
  const line = await openLine(host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port });
  const login = [user, password ?? ''].map(encodeURIComponent).join(':');
  return { url: `postgres://${login}@127.0.0.1:${line.port}/${database}`, line };
}
