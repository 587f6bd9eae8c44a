import { Client } from 'pg';

/**
 * Runs one statement outside the databases of the tests; its names come from our own code. @returns its column `name`
 */
export async function asAdmin(url: string, statement: string): Promise<string[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(statement);
    return rows.map(({ name }) => name);
  } finally {
    await client.end();
  }
}

/** The address of another database on the same server. */
export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
