import { before } from '../../../lib/durations';
import { deleteExpired } from '../../../lib/jobs/deleteExpired';
import { type Expiry } from '../../../lib/jobs/housekeeping';
import { RETENTION } from '../../../lib/jobs/retention';

/** Ends kept logins that were not used for 30 days. */
export const deleteUnusedGrants: Expiry = (db, at) =>
  deleteExpired(db, { table: 'device_grant', key: 'id', expires: 'rotated_at' }, before(at, RETENTION.deviceGrant));

/** Ends kept logins 90 days after the login. */
export const deleteOldGrants: Expiry = (db, at) =>
  deleteExpired(db, { table: 'device_grant', key: 'id', expires: 'created_at' }, before(at, RETENTION.longestGrant));

export const deleteExpiredEvents: Expiry = (db, at) =>
  deleteExpired(db, { table: 'account_event', key: 'id', expires: 'at' }, before(at, RETENTION.accountEvent));

export const deleteExpiredEmailUndos: Expiry = (db, at) =>
  deleteExpired(db, { table: 'email_undo', key: 'token_hash', expires: 'created_at' }, before(at, RETENTION.emailUndo));
