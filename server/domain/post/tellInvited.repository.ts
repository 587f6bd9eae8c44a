import { sql, type Kysely } from 'kysely';
import { type Tables } from '../../db/tables';
import { tellOutside } from '../notice';

interface NewInvitations {
  projectId: number;
  memberIds: readonly number[];
  at: Date;
}

/** Requests the mails and pushes about new invitations (D171), in their transaction. */
export async function tellInvited(trx: Kysely<Tables>, { projectId, memberIds, at }: NewInvitations): Promise<void> {
  if (memberIds.length === 0) return;
  const rows = await trx
    .selectFrom('project_invitation')
    .select(['id', 'member_id'])
    .where('project_id', '=', projectId)
    .where('member_id', '=', sql<number>`any(${memberIds}::bigint[])`)
    .execute();
  const items = rows.map(({ id, member_id: memberId }) => ({ memberId, item: `invitation:${id}` as const }));
  const target = { kind: 'project' as const, id: projectId };
  await tellOutside(trx, { items, group: 'ANSWERS', due: 'SOON', target, at });
}
