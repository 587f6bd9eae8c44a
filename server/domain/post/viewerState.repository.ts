import { sql, type Kysely } from 'kysely';
import { POST_TABLES, type PostKind } from '../../db/postTables';
import { type Tables } from '../../db/tables';
import { type Cached } from '../../lib/cache/cache';
import { tags } from '../../lib/cache/tags';

/** The data by which lists and pages differ for one member. */
interface ViewerState {
  /** The ids of the posts that the member has bookmarked. */
  bookmarked: ReadonlySet<number>;
  /** The ids of the members whom the member has blocked; empty for most. */
  blocked: readonly number[];
}

export interface ViewerStates {
  of(memberId: number): Promise<ViewerState>;
}

/** Reads members' bookmarks of one kind of post, and their blocks. */
export function createViewerStates(db: Kysely<Tables>, cached: Cached, kind: PostKind): ViewerStates {
  const { bookmarks, postId } = POST_TABLES[kind];
  const read = async (memberId: number): Promise<ViewerState> => {
    const { rows } = await sql<{ bookmarked: number[]; blocked: number[] }>`
      select
        (select coalesce(json_agg(${sql.ref(postId)}), '[]') from ${sql.table(bookmarks)} where member_id = ${memberId})
          as bookmarked,
        (select coalesce(json_agg(blocked_id), '[]') from block where blocker_id = ${memberId}) as blocked
    `.execute(db);
    const { bookmarked = [], blocked = [] } = rows[0] ?? {};
    return { bookmarked: new Set(bookmarked), blocked };
  };
  return {
    of: (memberId) =>
      cached(`viewerStates ${kind} ${memberId}`, [tags.bookmarks(memberId), tags.blocks(memberId)], () =>
        read(memberId),
      ),
  };
}
