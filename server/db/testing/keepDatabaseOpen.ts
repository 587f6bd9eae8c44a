import { connectDatabase } from '../connect';
import { migrateToLatest } from '../migrate';

/** An app that opens the embedded database, prints a line, and keeps it open until SIGTERM. */
const [dataDir = ''] = process.argv.slice(2);
const database = await connectDatabase({ dataDir });
await migrateToLatest(database.db);

process.once('SIGTERM', () => void database.close());
console.log('ready');
