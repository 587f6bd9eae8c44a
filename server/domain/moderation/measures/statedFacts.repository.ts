import { type CaseStated } from '@contract/operator';
import { sql, type Kysely } from 'kysely';
import { type Tables } from '../../../db/tables';

interface StatedRow {
  title: string;
  confirmed_title: string | null;
  lines: CaseStated['lines'];
}

/** What the team of an archive states besides its text: what each did, and the title it confirmed (D155, D156). */
export async function readStated(db: Kysely<Tables>, archiveId: number): Promise<CaseStated | undefined> {
  const { rows } = await sql<StatedRow>`
    select title, confirmed_title, (
        select coalesce(json_agg(json_build_object(
            'memberId', member_id, 'nickname', nickname, 'text', text, 'link', nullif(contribution.link, ''),
            'confirmed', coalesce(confirmed, 0), 'of', coalesce("of", 0)
          ) order by archive_member.position, contribution.position), '[]')
          from contribution
            join archive_member using (archive_id, member_id)
            join member on member.id = member_id
          where archive_id = archive.id
      ) as lines
      from archive where id = ${archiveId}
  `.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const { title, confirmed_title: confirmed, lines } = row;
  return { confirmedTitle: confirmed === title ? null : confirmed, lines };
}
