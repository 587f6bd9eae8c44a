import { expressionBuilder, sql, type SqlBool } from 'kysely';
import { type Tables } from '../../db/tables';

const ofArchive = expressionBuilder<Tables, 'archive'>();

/**
 * The condition for members that an archive names and counts: all named members of a pending archive, the confirmed
 * ones of a published one (D93). For queries of `archive_member` inside one of `archive`.
 */
export const isCounted = sql<SqlBool>`(consent = 'CONFIRMED' or (consent = 'ASKED' and published_at is null))`;

/** The column `counted_members`; it includes the writer and confirmed members who have withdrawn. */
export function countedMembers() {
  return ofArchive
    .selectFrom('archive_member')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .whereRef('archive_id', '=', 'archive.id')
    .where(isCounted)
    .as('counted_members');
}

/** The column `evaluated_members`: confirmed members who have evaluated (D96). */
export function evaluatedMembers() {
  return ofArchive
    .selectFrom('archive_member')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .whereRef('archive_id', '=', 'archive.id')
    .where('evaluated_at', 'is not', null)
    .as('evaluated_members');
}
