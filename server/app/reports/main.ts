import { connectDatabase } from '../../db/connect';
import { migrateToLatest } from '../../db/migrate';
import { readConfig } from '../env';
import { runReports } from './runReports';

/** The command that lists and closes reports, with or without a running server. */
async function main() {
  const database = await connectDatabase(readConfig(process.env));
  try {
    await migrateToLatest(database.db);
    const { columns } = process.stdout;
    const found = await runReports(process.argv.slice(2), database.db, { print: (line) => console.log(line), columns });
    if (!found) process.exitCode = 1;
  } finally {
    await database.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
