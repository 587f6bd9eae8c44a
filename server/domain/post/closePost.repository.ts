import { type ClosedReason } from '@contract/project';
import { type Trx } from '../../db/tables';
import { addNotices, notifyAlarms } from '../notice';
import { type LockedProjectRow } from './lockProject.repository';

interface Closing {
  reason: ClosedReason;
  at: Date;
  /** The member who caused it; undefined for jobs. */
  doerId?: number;
}

/**
 * Closes an open post; the reason of a closed one does not change (D103). Notifies the leader unless the leader has
 * closed it.
 */
export async function closePost(
  trx: Trx,
  { id, writer_id: leaderId, closed }: Pick<LockedProjectRow, 'id' | 'writer_id' | 'closed'>,
  { reason, at, doerId }: Closing,
): Promise<void> {
  if (closed) return;
  await trx.updateTable('project').set({ closed: true, closed_reason: reason }).where('id', '=', id).execute();
  if (doerId !== leaderId) {
    await addNotices(trx, {
      kind: 'CLOSED',
      to: [leaderId],
      actorId: doerId,
      target: { kind: 'project', id },
      reason,
      at,
    });
  }
  await notifyInvited(trx, id);
}

/** Notifies invited members, whose alarms show the post. */
export async function notifyInvited(trx: Trx, projectId: number): Promise<void> {
  const rows = await trx
    .selectFrom('project_invitation')
    .select('member_id')
    .where('project_id', '=', projectId)
    .execute();
  await notifyAlarms(
    trx,
    rows.map(({ member_id: id }) => id),
  );
}

/** Withdraws all invitations to a post. */
export async function withdrawInvitations(trx: Trx, projectId: number): Promise<void> {
  const rows = await trx
    .deleteFrom('project_invitation')
    .where('project_id', '=', projectId)
    .returning('member_id')
    .execute();
  await notifyAlarms(
    trx,
    rows.map(({ member_id: id }) => id),
  );
}
