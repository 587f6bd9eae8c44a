import { type ProfileSummary } from '@contract/profileSummary';
import { sql, type Kysely } from 'kysely';
import { type Tables } from '../../db/tables';
import { isVisibleTo } from '../../lib/archives/visibleArchive';
import { notFound } from '../../lib/http/errors';
import { readProfileSummaries } from '../../lib/profiles/readProfileSummaries';
import { myApplications } from '../../lib/teams/myApplications';
import { readTie } from '../../lib/teams/readTie';

export type ProjectViewerRepository = ReturnType<typeof createProjectViewerRepository>;

/** Parts of a post's page beside the post: its leader, and the calling member's relation to it. */
export function createProjectViewerRepository(db: Kysely<Tables>) {
  return {
    /** The member's relation to the post; bypasses the cache. */
    readTie: (id: number, memberId: number) => readTie(db, id, memberId),

    /** The newest of the member's applications to the post. */
    newestApplication(id: number, memberId: number) {
      return myApplications(db)
        .where('application.project_id', '=', id)
        .where('application.member_id', '=', memberId)
        .orderBy('application.id', 'desc')
        .limit(sql.lit(1))
        .executeTakeFirst();
    },

    /** The number of pending applications, and why the post is closed: for its leader. */
    async leaderPart(id: number) {
      return db
        .selectFrom('project')
        .select((eb) => [
          'closed_reason',
          eb
            .selectFrom('project_application')
            .select(({ fn }) => fn.countAll<number>().as('waiting'))
            .where('project_id', '=', id)
            .where('status', '=', 'PENDING')
            .as('waiting'),
        ])
        .where('id', '=', id)
        .executeTakeFirst();
    },

    /** The pending archive of the post, for those it names. */
    async pendingArchive(id: number, memberId: number): Promise<number | null> {
      const row = await db
        .selectFrom('archive')
        .select('archive.id')
        .where('archive.project_id', '=', id)
        .where('published_at', 'is', null)
        .where(isVisibleTo(memberId))
        .executeTakeFirst();
      return row?.id ?? null;
    },

    /** The card of a leader. */
    async profileOf(memberId: number): Promise<ProfileSummary> {
      const profile = (await readProfileSummaries(db, [memberId])).get(memberId);
      if (!profile) throw notFound();
      return profile;
    },
  };
}
