import { connectDatabase } from '../../db/connect';
import { migrateToLatest } from '../../db/migrate';
import { readConfig } from '../env';
import { runOperator } from './runOperator';

/** The command that manages operators, with or without a running server. */
async function main() {
  const database = await connectDatabase(readConfig(process.env));
  try {
    await migrateToLatest(database.db);
    const print = (line: string) => console.log(line);
    if (!(await runOperator(process.argv.slice(2), database.db, print))) process.exitCode = 1;
  } finally {
    await database.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
