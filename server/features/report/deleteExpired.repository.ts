import { deleteExpired } from '../../lib/deleteExpired';
import { type Expiry } from '../../lib/housekeeping';
import { RETENTION } from '../../lib/retention';

/** Deletes reports that were closed long ago. */
export const deleteExpiredReports: Expiry = (db, at) => {
  const closedBy = new Date(at.getTime() - RETENTION.closedReport);
  return deleteExpired(db, { table: 'report', key: 'id', expires: 'closed_at' }, closedBy);
};
