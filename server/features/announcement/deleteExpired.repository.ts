import { deleteExpired } from '../../lib/deleteExpired';
import { type Expiry } from '../../lib/housekeeping';
import { RETENTION } from '../../lib/retention';

/** Deletes announcements that ended long ago. */
export const deleteExpiredAnnouncements: Expiry = (db, at) => {
  const endedBy = new Date(at.getTime() - RETENTION.announcement);
  return deleteExpired(db, { table: 'announcement', key: 'id', expires: 'ends_at' }, endedBy);
};
