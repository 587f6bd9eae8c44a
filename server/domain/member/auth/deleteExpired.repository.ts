import { before } from '../../../lib/durations';
import { deleteExpired } from '../../../lib/jobs/deleteExpired';
import { type Expiry } from '../../../lib/jobs/housekeeping';
import { RETENTION } from '../../../lib/jobs/retention';

/** Deletes ended sessions. */
export const deleteExpiredSessions: Expiry = (db, at) =>
  deleteExpired(db, { table: 'session', key: 'id', expires: 'ends_at' }, before(at, RETENTION.session));

/** Deletes expired temporary passwords (D20). */
export const deleteExpiredTemporaryPasswords: Expiry = (db, at) =>
  deleteExpired(db, { table: 'temporary_password', key: 'member_id', expires: 'expires_at' }, at);
