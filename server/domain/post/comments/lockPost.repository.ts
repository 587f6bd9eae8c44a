import { type PostRef } from '@contract/post';
import { type Trx } from '../../../db/tables';
import { lockPublishedArchive } from './lockPublishedArchive';
import { notFound } from '../../../lib/http/errors';
import { type Member, refuseHidden } from '../../access';

/**
 * Locks a post, which serialises changes of its comments.
 * @throws ApiError 404 when there is no such post for the member, 409 while it is pending or hidden
 */
export async function lockPost(trx: Trx, { kind, id }: PostRef, member: Member): Promise<void> {
  if (kind === 'project') await lockProject(trx, id, member);
  else await lockPublishedArchive(trx, id, member.id);
}

async function lockProject(trx: Trx, id: number, member: Member): Promise<void> {
  const locked = await trx
    .selectFrom('project')
    .select(['writer_id', 'hidden_at'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!locked) throw notFound();
  refuseHidden(locked, locked.writer_id === member.id);
}
