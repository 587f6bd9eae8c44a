import { deleteExpired } from '../../lib/jobs/deleteExpired';
import { type Expiry } from '../../lib/jobs/housekeeping';
import { RETENTION } from '../../lib/jobs/retention';

/** Deletes announcements after their retention period. */
export const deleteExpiredAnnouncements: Expiry = (db, at) => {
  const endedBy = new Date(at.getTime() - RETENTION.announcement);
  return deleteExpired(db, { table: 'announcement', key: 'id', expires: 'ends_at' }, endedBy);
};
