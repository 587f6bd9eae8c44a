import { before } from '../../../lib/durations';
import { deleteExpired } from '../../../lib/jobs/deleteExpired';
import { type Expiry } from '../../../lib/jobs/housekeeping';
import { RETENTION } from '../../../lib/jobs/retention';

/** Deletes closed reports after their retention period. */
export const deleteExpiredReports: Expiry = (db, at) =>
  deleteExpired(db, { table: 'report', key: 'id', expires: 'closed_at' }, before(at, RETENTION.closedReport));
