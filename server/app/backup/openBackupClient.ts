import { Client } from 'pg';

/** The application name of the connections of backup commands. */
export const NAME = 'teamieum backup';

/** A connection for a long transaction, without timeouts. */
export async function openBackupClient(url: string): Promise<Client> {
  const client = new Client({ connectionString: url, application_name: NAME });
  await client.connect();
  await client.query('set statement_timeout = 0');
  await client.query('set idle_in_transaction_session_timeout = 0');
  return client;
}

/** @throws Error when the product runs on the database */
export async function refuseWhileRunning(client: Client): Promise<void> {
  const { rowCount } = await client.query(
    `select from pg_stat_activity
       where datname = current_database() and application_name like 'teamieum%' and application_name <> $1`,
    [NAME],
  );
  if (rowCount) throw new Error('The product is running on this database. Stop every process of it first.');
}
