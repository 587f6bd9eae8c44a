import { type ExportedHidden } from '@contract/dataExport';
import { sql, type Kysely } from 'kysely';
import { type Tables } from '../../../db/tables';

interface HiddenRow {
  target: ExportedHidden['target'];
  id: number;
  part: ExportedHidden['part'];
  hidden_at: Date;
  reason: string | null;
}

/** Own posts, comments and parts of the profile that are hidden from others. */
export async function readHiddenContent(db: Kysely<Tables>, memberId: number): Promise<ExportedHidden[]> {
  const { rows } = await sql<HiddenRow>`
    select target, id, part, hidden_at, case when hidden_by = 'OPERATOR' then (
        select reason from operator_log as log
          where log.target = found.target and log.target_id = found.id and action = 'HIDE' order by log.id desc limit 1
      ) end as reason
      from (
        select 'PROJECT' as target, id, null as part, hidden_at, hidden_by, writer_id from project
        union all select 'PROJECT_COMMENT', id, null, hidden_at, hidden_by, writer_id from project_comment
        union all select 'ARCHIVE', id, null, hidden_at, hidden_by, writer_id from archive where deleted_at is null
        union all select 'ARCHIVE_COMMENT', id, null, hidden_at, hidden_by, writer_id from archive_comment
        union all select 'EVALUATION', handle, null, hidden_at, hidden_by, evaluator_id from evaluation
        union all select 'PROFILE', member_id, part, hidden_at, 'OPERATOR', member_id from hidden_profile
      ) as found
      where writer_id = ${memberId} and hidden_at is not null
      order by hidden_at desc
  `.execute(db);
  return rows.map(({ target, id, part, hidden_at: at, reason }) => ({
    target,
    targetId: Number(id),
    part,
    reason,
    hiddenDateTime: at.toISOString(),
  }));
}
