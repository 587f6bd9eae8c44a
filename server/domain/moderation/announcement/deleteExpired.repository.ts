import { before } from '../../../lib/durations';
import { deleteExpired } from '../../../lib/jobs/deleteExpired';
import { type Expiry } from '../../../lib/jobs/housekeeping';
import { RETENTION } from '../../../lib/jobs/retention';

/** Deletes announcements after their retention period. */
export const deleteExpiredAnnouncements: Expiry = (db, at) =>
  deleteExpired(db, { table: 'announcement', key: 'id', expires: 'ends_at' }, before(at, RETENTION.announcement));
