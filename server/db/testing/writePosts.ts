import { inTransaction } from '../inTransaction';
import { connectDatabase } from '../connect';
import { migrateToLatest } from '../migrate';
import { insertMember, insertProject } from './rows';

const LANES = 8;

/** An app that writes posts until it is killed, and prints the id of each one that the database has acknowledged. */
const [dataDir = '', databaseUrl] = process.argv.slice(2);
const { db } = await connectDatabase({ dataDir, ...(databaseUrl && { databaseUrl }) });
await migrateToLatest(db);
const tag = String(process.pid).slice(-6);
const writer = await insertMember(db, {
  username: `w${tag.padStart(6, '0')}`,
  nickname: `w${tag}`,
  email: `${tag}@a.kr`,
});

async function writeForever() {
  for (;;) {
    const id = await inTransaction(db, async (transaction) => {
      const project = await insertProject(transaction, writer);
      await transaction.insertInto('project_bookmark').values({ project_id: project, member_id: writer }).execute();
      return project;
    });
    console.log(id);
  }
}

await Promise.all(Array.from({ length: LANES }, writeForever));
