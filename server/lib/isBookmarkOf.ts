import { sql, type AliasedExpression } from 'kysely';
import { POST_TABLES, type PostKind } from '../db/postTables';

/** The column `is_bookmark`: whether the member bookmarked the post of the row; a visitor never did. */
export function isBookmarkOf(kind: PostKind, memberId: number | undefined): AliasedExpression<boolean, 'is_bookmark'> {
  if (memberId === undefined) return sql<boolean>`false`.as('is_bookmark');
  const { posts, bookmarks, postId } = POST_TABLES[kind];
  return sql<boolean>`exists (
    select from ${sql.table(bookmarks)} as own
      where ${sql.ref(`own.${postId}`)} = ${sql.ref(`${posts}.id`)} and own.member_id = ${memberId}
  )`.as('is_bookmark');
}
