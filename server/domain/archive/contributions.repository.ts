import { type StatedContribution } from '@contract/archive';
import { sql, type RawBuilder } from 'kysely';

/** A stored line of a member; its numbers are null until the publication (D155). */
export interface ContributionRow {
  id: number;
  text: string;
  link: string | null;
  confirmed: number | null;
  of: number | null;
}

/**
 * The lines of a member of an archive in order, for queries of `archive`.
 * @param memberId an id, or the column of it
 */
export function contributionsOf(memberId: number | RawBuilder<unknown>): RawBuilder<ContributionRow[]> {
  return sql<ContributionRow[]>`(
    select coalesce(json_agg(json_build_object(
        'id', id, 'text', text, 'link', nullif(contribution.link, ''), 'confirmed', confirmed, 'of', "of"
      ) order by position), '[]')
      from contribution where archive_id = archive.id and member_id = ${memberId}
  )`;
}

/** The lines of a published archive as records and credentials state them. */
export const toStated = (rows: readonly ContributionRow[]): StatedContribution[] =>
  rows.map(({ text, link, confirmed, of }) => ({ text, link, confirmed: confirmed ?? 0, of: of ?? 0 }));
