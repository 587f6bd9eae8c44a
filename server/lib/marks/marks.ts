import { type Kysely } from 'kysely';
import { POST_TABLES, type PostKind } from '../../db/postTables';
import { type Tables } from '../../db/tables';
import { type Cached } from '../cache/cache';
import { tags } from '../cache/tags';

export interface Bookmarks {
  /** The ids of the posts that a member has bookmarked. */
  of(memberId: number): Promise<ReadonlySet<number>>;
}

/** Reads members' bookmarks of one kind of post. */
export function createBookmarks(db: Kysely<Tables>, cached: Cached, kind: PostKind): Bookmarks {
  const { bookmarks, postId } = POST_TABLES[kind];
  const read = async (memberId: number) => {
    const rows = await db
      .selectFrom(bookmarks)
      .select(`${postId} as id` as 'project_id as id')
      .where('member_id', '=', memberId)
      .execute();
    return new Set(rows.map(({ id }) => id));
  };
  return {
    of: (memberId) => cached(`bookmarks ${kind} ${memberId}`, [tags.bookmarks(memberId)], () => read(memberId)),
  };
}
