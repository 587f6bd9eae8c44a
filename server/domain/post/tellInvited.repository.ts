import { type Trx } from '../../db/tables';
import { tellOutside } from '../notice';

/** A new invitation. */
export interface NewInvitation {
  id: number;
  member_id: number;
}

interface NewInvitations {
  projectId: number;
  invitations: readonly NewInvitation[];
  at: Date;
}

/** Requests the mails and pushes about new invitations (D171), in their transaction. */
export async function tellInvited(trx: Trx, { projectId, invitations, at }: NewInvitations): Promise<void> {
  const items = invitations.map(({ id, member_id: memberId }) => ({ memberId, item: `invitation:${id}` as const }));
  const target = { kind: 'project' as const, id: projectId };
  await tellOutside(trx, { items, group: 'ANSWERS', due: 'SOON', target, at });
}
