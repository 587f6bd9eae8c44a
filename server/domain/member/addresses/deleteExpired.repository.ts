import { before } from '../../../lib/durations';
import { deleteExpired } from '../../../lib/jobs/deleteExpired';
import { type Expiry } from '../../../lib/jobs/housekeeping';
import { RETENTION } from '../../../lib/jobs/retention';

/** Deletes codes a day after they have expired. */
export const deleteExpiredCodes: Expiry = (db, at) =>
  deleteExpired(db, { table: 'mail_code', key: 'nonce', expires: 'expires_at' }, before(at, RETENTION.mailCode));

/** Deletes school mails that were not confirmed again (D151). */
export const deleteExpiredSchoolMails: Expiry = (db, at) =>
  deleteExpired(db, { table: 'school_mail', key: 'member_id', expires: 'expires_at' }, at);
