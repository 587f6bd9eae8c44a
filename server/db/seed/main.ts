import { type Kysely } from 'kysely';
import { buildApp } from '../../app/buildApp';
import { readConfig } from '../../app/env';
import { createCache } from '../../lib/cache/cache';
import { openStorage } from '../../lib/storage/openStorage';
import { readTokenSecret } from '../../lib/auth/tokenSecret';
import { connectDatabase } from '../connect';
import { migrateToLatest } from '../migrate';
import { type Tables } from '../tables';
import { joinMembers } from './joinMembers';
import { DEMO_PASSWORD, MEMBERS, usernameOf } from './members';
import { publishArchives } from './publishArchives';
import { publishPosts } from './publishPosts';

/** The same seed creates the same members, posts and archives on every machine. */
const SEED = 20_261_120;
const SHOWN_LOGINS = 5;

/**
 * Fills the database of the environment with demo members, posts and archives, through the services. Existing data does
 * not change, so it may run repeatedly, and while a server runs.
 */
async function seed() {
  const config = { ...readConfig(process.env), rateLimitMultiplier: 1_000_000 };
  const { databaseUrl, dataDir } = config;
  const database = await connectDatabase({ databaseUrl, dataDir });
  try {
    await migrateToLatest(database.db);
    const app = await buildApp({
      config,
      db: database.db,
      listenUrl: database.listenUrl,
      cache: createCache(),
      sendsNoMails: true,
      storage: await openStorage(config),
      tokenSecret: config.tokenSecret ?? (await readTokenSecret(dataDir)),
    });
    const members = await joinMembers(app, database.db, SEED);
    const posts = await publishPosts(app, database.db, SEED);
    const archives = await publishArchives(app, database.db, SEED);
    await deleteDemoMails(database.db);
    await app.close();
    printResult({ members, posts, archives }, database.location);
  } finally {
    await database.close();
  }
}

/** The demo members have no mailboxes: what waits for one is deleted. */
async function deleteDemoMails(db: Kysely<Tables>): Promise<void> {
  const demoMembers = db
    .selectFrom('member')
    .select('id')
    .where(
      'username',
      'in',
      MEMBERS.map((_, number) => usernameOf(number)),
    );
  await db.deleteFrom('delivery').where('member_id', 'in', demoMembers).execute();
}

function printResult(added: { members: number; posts: number; archives: number }, location: string) {
  const { members, posts, archives } = added;
  const nothingNew = members + posts + archives === 0;
  console.log(
    nothingNew ? 'The demo is there already.' : `Added ${members} members, ${posts} posts and ${archives} archives.`,
  );
  console.log(`Database: ${location}\n\nLog in as any of these, password ${DEMO_PASSWORD}:`);
  for (const [number, { nickname }] of MEMBERS.slice(0, SHOWN_LOGINS).entries()) {
    console.log(`  ${usernameOf(number)}  ${nickname}`);
  }
  console.log(`  … to ${usernameOf(MEMBERS.length - 1)}`);
}

seed().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
