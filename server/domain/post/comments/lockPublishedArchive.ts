import { ARCHIVE_MESSAGES } from '@contract/archive';
import { type Trx } from '../../../db/tables';
import { conflict } from '../../../lib/http/errors';
import { lockVisibleArchive, type VisibleArchive, refuseHidden } from '../../access';

/**
 * Locks a published, visible archive, which accepts comments (D50).
 * @throws ApiError 404, 409 while it is pending or hidden
 */
export async function lockPublishedArchive(trx: Trx, id: number, memberId: number): Promise<VisibleArchive> {
  const archive = await lockVisibleArchive(trx, id, memberId);
  // A hidden archive is visible to its team only.
  refuseHidden(archive, true);
  if (!archive.published_at) throw conflict(ARCHIVE_MESSAGES.pending);
  return archive;
}
