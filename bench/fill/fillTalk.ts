import { sql, type Kysely } from 'kysely';
import { POST_TABLES, type PostKind } from '../../server/db/postTables';
import { type Tables } from '../../server/db/tables';
import { hash } from './byHash';
import { MEMBERS } from './fillMembers';

/** Inserts the comments and bookmarks that the counters of the posts state: about five and six per post. */
export async function fillTalk(db: Kysely<Tables>, kind: PostKind): Promise<void> {
  await fillComments(db, kind);
  await fillBookmarks(db, kind);
}

/** Numbers comments post by post. Every third comment is a reply to the first one of its post. */
async function fillComments(db: Kysely<Tables>, kind: PostKind) {
  const { posts, comments, postId } = POST_TABLES[kind];
  await sql`
    insert into ${sql.table(comments)} (id, ${sql.ref(postId)}, parent_id, writer_id, content, created_at)
    overriding system value
    select before + index, i, case when index % 3 = 0 then before + 1 end, ${memberAt(41)},
      repeat('좋은 글이에요. ', 1 + ${hash(42)}::int % 8), least(now(), created_at + index * interval '7 minutes')
    from (
      select id as i, created_at, comment_count, sum(comment_count) over (order by id) - comment_count as before
      from ${sql.table(posts)}
    ) as post, generate_series(1, comment_count) as index
  `.execute(db);
  await sql`
    select setval(pg_get_serial_sequence(${comments}, 'id'), (select max(id) from ${sql.table(comments)}))
  `.execute(db);
}

async function fillBookmarks(db: Kysely<Tables>, kind: PostKind) {
  const { posts, bookmarks, postId } = POST_TABLES[kind];
  await sql`
    insert into ${sql.table(bookmarks)} (${sql.ref(postId)}, member_id, created_at)
    select i, ${memberAt(43)}, least(now(), created_at + index * interval '11 minutes')
    from (select id as i, created_at, bookmark_count from ${sql.table(posts)}) as post,
      generate_series(1, bookmark_count) as index
  `.execute(db);
}

/** SQL for a member id that differs for each index of a post. */
function memberAt(salt: number) {
  return sql`1 + (${hash(salt)} + index * 7919) % ${MEMBERS}::int`;
}
