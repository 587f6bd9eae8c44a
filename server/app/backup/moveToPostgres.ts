import { PassThrough } from 'node:stream';
import { connectDatabase } from '../../db/connect';
import { migrateToLatest } from '../../db/migrate';
import { readConfig } from '../env';
import { replaceContent } from './replaceContent';
import { NAME, openBackupClient, refuseWhileRunning } from './openBackupClient';
import { readBackup } from './readBackup';
import { runCommand } from './runCommand';
import { describeBackup } from './describeBackup';
import { writeBackup } from './writeBackup';

const HELP = `npm run migrate:postgres

Copies the embedded database of DATA_DIR into the empty database of DATABASE_URL. The product must not run.
Uploads stay where they are (DATA_DIR/uploads or STORAGE_URL), and the embedded database as it is.`;

async function move(): Promise<void> {
  const { dataDir, databaseUrl } = readConfig(process.env);
  if (databaseUrl === undefined) throw new Error('DATABASE_URL must name the PostgreSQL server to move to.');

  const source = await connectDatabase({ dataDir, name: NAME });
  try {
    await migrateToLatest(source.db);
    const target = await connectDatabase({ dataDir, databaseUrl, name: NAME });
    const [from, to] = await Promise.all([source, target].map(({ listenUrl }) => openBackupClient(listenUrl)));
    try {
      if (!from || !to) throw new Error('Both databases must answer.');
      await refuseWhileRunning(from);
      await refuseWhileRunning(to);
      const moved = { database: target, client: to };
      const rows = new PassThrough();
      const [closing] = await replaceContent(moved, false, () =>
        Promise.all([writeBackup({ client: from }, rows), readBackup(moved, rows)]),
      );
      console.log(`${describeBackup(closing)}, moved from ${source.location}. Start with DATABASE_URL from now on.`);
    } finally {
      await Promise.all([from?.end(), to?.end(), target.close()]);
    }
  } finally {
    await source.close();
  }
}

runCommand(HELP, 0, move);
