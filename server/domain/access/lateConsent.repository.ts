import { sql } from 'kysely';
import { RETENTION } from '../../lib/jobs/retention';

/** The time in which a left-out member may consent, in seconds. */
const LATE_ANSWER = sql`make_interval(secs => ${sql.lit(RETENTION.consentQuestion / 1_000)})`;

/**
 * The condition for members who may still consent, by the clock of `at`. Members of archives published before consents
 * existed were asked at the migration.
 */
export const isOpen = (at: Date) =>
  sql<boolean>`(published_at is null or greatest(published_at, asked_at) > ${at}::timestamptz - ${LATE_ANSWER})`;

/** A request of a published archive whose time has passed (D92b), by the clock of `at`. */
export const isExpired = (at: Date) => sql<boolean>`(consent = 'ASKED' and not ${isOpen(at)})`;
