import { type Keyword, KEYWORDS } from '@contract/evaluation';
import { LIMITS } from '@contract/limits';
import { type ProfileSummary } from '@contract/profileSummary';
import { type Role } from '@contract/skill';
import { sql, type Kysely } from 'kysely';
import { type Tables } from '../../db/tables';
import { isShownArchive } from '../archives/visibleArchive';
import { isReadableEvaluation } from '../archives/readableEvaluation';
import { imageUrl } from '../storage/fileUrls';

interface SummaryRow {
  id: number;
  nickname: string | null;
  profile_image: string | null;
  desired_roles: Role[] | null;
  verified: number;
  archives: { id: number; title: string; thumbnail: string | null }[];
  keywords: { content: Keyword; count: number }[];
}

const publishedWith = sql`
  archive_member join archive on archive.id = archive_id
    where archive_member.member_id = member.id and consent = 'CONFIRMED' and ${isShownArchive}
`;

/** The public summaries of members for cards (D106, D115), by their ids, in one statement. */
export async function readProfileSummaries(
  db: Kysely<Tables>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ProfileSummary>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<SummaryRow>`
    select member.id, nickname, profile_image, desired_roles::text[] as desired_roles,
      (select count(*)::int from ${publishedWith}) as verified,
      (select coalesce(json_agg(newest), '[]') from (
        select archive.id, archive.title, archive.thumbnail from ${publishedWith}
          order by published_at desc, archive.id desc limit ${sql.lit(LIMITS.profileArchives)}
      ) as newest) as archives,
      (select coalesce(json_agg(praise), '[]') from (
        select keyword as content, count(*)::int as count
          from evaluation, unnest(keywords::text[]) as keyword
          where evaluated_id = member.id and ${isReadableEvaluation}
          group by keyword
          order by count(*) desc, array_position(${KEYWORDS}::text[], keyword)
          limit ${sql.lit(LIMITS.profileKeywords)}
      ) as praise) as keywords
    from member where id = any(${ids}::bigint[])
  `.execute(db);
  return new Map(rows.map((row) => [row.id, toSummary(row)]));
}

function toSummary(row: SummaryRow): ProfileSummary {
  return {
    nickname: row.nickname,
    profileImg: imageUrl(row.profile_image),
    desiredJob: row.desired_roles ?? [],
    verifiedProjects: row.verified,
    archives: row.archives.map((archive) => ({ ...archive, thumbnail: imageUrl(archive.thumbnail) })),
    keywords: row.keywords,
  };
}
