import { sql, type SqlBool } from 'kysely';

/**
 * For queries of `evaluation`: it is readable when its archive is published and its owner has confirmed there, or when it
 * outlived its archive (D54, D92).
 */
export const isReadableEvaluation = sql<SqlBool>`(
  evaluation.archive_id is null or exists (
    select from archive
      join archive_member on archive_member.archive_id = archive.id and archive_member.member_id = evaluation.evaluated_id
      where archive.id = evaluation.archive_id and published_at is not null and consent = 'CONFIRMED'
  )
)`;
