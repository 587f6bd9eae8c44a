import { deleteExpired } from '../../../lib/jobs/deleteExpired';
import { type Expiry } from '../../../lib/jobs/housekeeping';

/** Deletes hashes of e-mail addresses that may join again. */
export const deleteExpiredBars: Expiry = (db, at) =>
  deleteExpired(db, { table: 'barred_email', key: 'hash', expires: 'until_at' }, at);
