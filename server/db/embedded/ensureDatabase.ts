import { Client } from 'pg';
import { errorCode } from '../errorCode';

/**
 * Creates a database unless it exists; two processes may try concurrently. The name comes from code, never from a
 * request.
 */
export async function ensureDatabase(url: string, name: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) await client.query(`create database ${name}`).catch(unlessMeanwhileMade);
  } finally {
    await client.end();
  }
}

function unlessMeanwhileMade(error: unknown) {
  if (!['42P04', '23505'].includes(errorCode(error))) throw error;
}
