import { sql, type Kysely } from 'kysely';
import { type Tables } from '../../server/db/tables';
import { fillArchives } from './fillArchives';
import { fillMembers, MEMBERS } from './fillMembers';
import { fillProjects } from './fillProjects';
import { fillTalk } from './fillTalk';
import { withoutIndexes } from './withoutIndexes';

/** Archives per recruitment post. */
export const ARCHIVES_PER_POST = 0.1;

/**
 * Fills an empty database with the same rows in every run: ten thousand members by default, the given number of
 * recruitment posts, a tenth as many archives, and with `talk` about five comments and bookmarks per post.
 *
 * Triggers and foreign key checks are disabled (`session_replication_role`, for superusers), and indexes are built
 * afterwards. The counters that triggers would have updated are written with the rows.
 */
export async function fill(db: Kysely<Tables>, posts: number, { talk = true, members = MEMBERS } = {}): Promise<void> {
  const begun = performance.now();
  await db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection);
    await sql`set session_replication_role = replica`.execute(connection);
    await withoutIndexes(connection, async () => {
      await fillMembers(connection, members);
      await fillProjects(connection, posts);
      await fillArchives(connection, Math.ceil(posts * ARCHIVES_PER_POST));
      if (talk) for (const kind of ['project', 'archive'] as const) await fillTalk(connection, kind);
    });
    await sql`reset session_replication_role`.execute(connection);
    await sql`vacuum analyze`.execute(connection);
  });
  const seconds = ((performance.now() - begun) / 1000).toFixed(0);
  console.log(`${posts.toLocaleString('en')} posts filled in after ${seconds} s`);
}
