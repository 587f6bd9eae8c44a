import { type Keyword, KEYWORDS } from '@contract/evaluation';
import { LIMITS } from '@contract/limits';
import { type SchoolMailMark } from '@contract/mails';
import { type ProfileSummary } from '@contract/profileSummary';
import { type Role } from '@contract/skill';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { builtQuery } from '../../db/builtQuery';
import { type Tables } from '../../db/tables';
import { isProvedTo, isShownArchive } from './visibleArchive.repository';
import { schoolMailMark } from './schoolMail.repository';
import { isReadableEvaluation } from './readableEvaluation.repository';
import { imageUrl } from '../../lib/storage/fileUrls';

interface SummaryRow {
  id: number;
  nickname: string | null;
  profile_image: string | null;
  desired_roles: Role[] | null;
  school_mail: SchoolMailMark | null;
  verified: number;
  archives: { id: number; title: string; thumbnail: string | null }[];
  keywords: { content: Keyword; count: number }[];
}

const confirmedIn = sql`
  archive_member join archive on archive.id = archive_id
    where archive_member.member_id = member.id and consent = 'CONFIRMED'
`;

/** The public summaries of members for cards (D106, D115), by their ids, in one statement. */
export async function readProfileSummaries(
  db: Kysely<Tables>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ProfileSummary>> {
  if (ids.length === 0) return new Map();
  const rows = await summaries(db, { ids });
  return new Map(rows.map((row) => [row.id, toProfileSummary(row)]));
}

/**
 * The profile summary of one member as a column of other queries, to be mapped by `toProfileSummary`.
 * @param memberId the column of the other query that names the member
 */
export const profileSummaryOf = (memberId: RawBuilder<number>): RawBuilder<SummaryRow> =>
  sql`(select to_json(summary) from (${summariesWhere(sql`member.id = ${memberId}`)}) as summary)`;

const summaries = builtQuery((_, { ids }: { ids: readonly number[] }) =>
  summariesWhere(sql`member.id = any(${ids}::bigint[])`),
);

function summariesWhere(condition: RawBuilder<unknown>): RawBuilder<SummaryRow> {
  return sql`
    select member.id, nickname, profile_image, desired_roles::text[] as desired_roles, ${schoolMailMark} as school_mail,
      (select count(*)::int from ${confirmedIn} and ${isProvedTo(sql`member.id`)}) as verified,
      (select coalesce(json_agg(newest), '[]') from (
        select archive.id, archive.title, archive.thumbnail from ${confirmedIn} and ${isShownArchive}
          order by published_at desc, archive.id desc limit ${sql.lit(LIMITS.profileArchives)}
      ) as newest) as archives,
      (select coalesce(json_agg(praise), '[]') from (
        select keyword as content, count(distinct evaluator_id)::int as count
          from evaluation, unnest(keywords::text[]) as keyword
          where evaluated_id = member.id and ${isReadableEvaluation}
          group by keyword
          order by count(distinct evaluator_id) desc, array_position(${KEYWORDS}::text[], keyword)
          limit ${sql.lit(LIMITS.profileKeywords)}
      ) as praise) as keywords
    from member where ${condition}
  `;
}

/** Maps a row of the summaries. */
export function toProfileSummary(row: SummaryRow): ProfileSummary {
  return {
    nickname: row.nickname,
    profileImg: imageUrl(row.profile_image),
    schoolMail: row.school_mail,
    desiredJob: row.desired_roles ?? [],
    verifiedProjects: row.verified,
    archives: row.archives.map((archive) => ({ ...archive, thumbnail: imageUrl(archive.thumbnail) })),
    keywords: row.keywords,
  };
}
