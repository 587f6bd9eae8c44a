import { type Trx } from '../../db/tables';
import { notifyAlarms } from '../alarms/notifyAlarms';
import { addNotices } from '../notices/addNotices';

interface Ending {
  at: Date;
  /** The post is deleted in this transaction: its applications are deleted with it; applicants are notified. */
  deleted?: boolean;
}

/** Expires every pending application of a locked post (D107), whose leader has nothing to be reminded of any more. */
export async function endApplications(trx: Trx, projectId: number, { at, deleted = false }: Ending): Promise<void> {
  const ended = await trx
    .updateTable('project_application')
    .set({ status: 'EXPIRED', answered_at: at })
    .where('project_id', '=', projectId)
    .where('status', '=', 'PENDING')
    .returning(['member_id', 'role'])
    .execute();
  if (ended.length === 0) return;
  const project = trx.selectFrom('project').select('writer_id').where('id', '=', projectId);
  await notifyAlarms(trx, [(await project.executeTakeFirstOrThrow()).writer_id]);
  const target = deleted ? null : { kind: 'project' as const, id: projectId };
  for (const { member_id: id, role } of ended) await addNotices(trx, { kind: 'EXPIRED', to: [id], target, role, at });
}
