import { sql, type Kysely } from 'kysely';
import { POST_TABLES, type PostKind } from '../../../db/postTables';
import { type Tables } from '../../../db/tables';
import { RETENTION } from '../../../lib/jobs/retention';

export interface PostView {
  postId: number;
  /** Identifies the member, or a visitor by a salted hash. */
  viewerKey: string;
}

const COUNTED_ONCE = sql`make_interval(secs => ${RETENTION.view / 1_000})`;

/** Counts views whose viewer was not counted for that post in the last 24 hours (D38); deleted posts are skipped. */
export async function countViews(db: Kysely<Tables>, kind: PostKind, counted: readonly PostView[]): Promise<void> {
  const { posts, views, postId } = POST_TABLES[kind];
  const [post, view, id] = [sql.table(posts), sql.table(views), sql.ref(postId)];
  const ids = counted.map((one) => one.postId);
  const keys = counted.map((one) => one.viewerKey);
  // In the order of the ids, which prevents deadlock between processes.
  await sql`
    with seen as (
      select post.id, viewer_key
        from unnest(${ids}::bigint[], ${keys}::text[]) as visit (post_id, viewer_key)
        join ${post} as post on post.id = visit.post_id
        order by post.id, viewer_key
    ), counted as (
      insert into ${view} as known (${id}, viewer_key) select id, viewer_key from seen
        on conflict (${id}, viewer_key) do update set seen_at = now()
          where known.seen_at <= now() - ${COUNTED_ONCE}
        returning ${id} as post_id
    )
    update ${post} as post set view_count = view_count + fresh.views
      from (select post_id, count(*) as views from counted group by post_id) as fresh
      where post.id = fresh.post_id
  `.execute(db);
}

/** Deletes views older than the counting window. @returns 0, because one statement deletes all of them */
export async function deleteExpiredViews(db: Kysely<Tables>, kind: PostKind): Promise<number> {
  await db
    .deleteFrom(POST_TABLES[kind].views)
    .where('seen_at', '<=', sql<Date>`now() - ${COUNTED_ONCE}`)
    .execute();
  return 0;
}
