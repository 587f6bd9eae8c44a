import { Client } from 'pg';
import { openTcpProxy, type TcpProxy } from './tcpProxyLine';

/** A proxy in front of a database, and the database address that uses it. */
export async function proxiedDatabase(databaseUrl: string): Promise<{ url: string; line: TcpProxy }> {
  const { host, port, user = '', password, database } = new Client({ connectionString: databaseUrl });
  const line = await openTcpProxy(host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port });
  const login = [user, password ?? ''].map(encodeURIComponent).join(':');
  return { url: `postgres://${login}@127.0.0.1:${line.port}/${database}`, line };
}
