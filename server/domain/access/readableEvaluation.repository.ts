import { sql, type SqlBool } from 'kysely';

/**
 * A condition for queries of `evaluation`: it is readable when it is not hidden, and its archive is published and not
 * hidden and its owner has confirmed there, or its archive was deleted (D54, D92, D164).
 */
export const isReadableEvaluation = sql<SqlBool>`(evaluation.hidden_at is null and (
  evaluation.archive_id is null or exists (
    select from archive
      join archive_member on archive_member.archive_id = archive.id and archive_member.member_id = evaluation.evaluated_id
      where archive.id = evaluation.archive_id and published_at is not null and archive.hidden_at is null
        and consent = 'CONFIRMED'
  )
))`;
