import { type EndedReason } from '@contract/application';
import { type Trx } from '../../db/tables';
import { notifyAlarms, addNotices } from '../notice';

interface Ending {
  /** DELETED: the post is deleted in this transaction, and its applicants keep their applications (D197). */
  reason: EndedReason;
  at: Date;
}

/** Expires every pending application of a locked post (D107), whose leader has nothing to be reminded of any more. */
export async function endApplications(trx: Trx, projectId: number, { reason, at }: Ending): Promise<void> {
  const ended = await trx
    .updateTable('project_application')
    .set({ status: 'EXPIRED', ended_reason: reason, answered_at: at })
    .where('project_id', '=', projectId)
    .where('status', '=', 'PENDING')
    .returning(['member_id', 'role'])
    .execute();
  if (ended.length === 0) return;
  const project = await trx
    .selectFrom('project')
    .select(['writer_id', 'title', 'hidden_at'])
    .where('id', '=', projectId)
    .executeTakeFirstOrThrow();
  await notifyAlarms(trx, [project.writer_id]);
  const target = reason === 'DELETED' ? null : { kind: 'project' as const, id: projectId };
  const note = reason === 'DELETED' && !project.hidden_at ? project.title : null;
  for (const { member_id: id, role } of ended)
    await addNotices(trx, { kind: 'EXPIRED', to: [id], target, role, reason, note, at });
}
