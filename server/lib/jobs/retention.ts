import { TIMES } from '@contract/limits';
import { DAY } from '../durations';

/**
 * Retention periods in milliseconds, all in this file (docs/privacy.md names each, and
 * `server/app/operations/retention.test.ts` compares the two).
 */
export const RETENTION = {
  /** After the end of the session. */
  session: 0,
  /** A kept login, after its last use, and after its login (D180). */
  deviceGrant: TIMES.keptLogin,
  longestGrant: TIMES.longestKeptLogin,
  /** What happened to an account (D184). */
  accountEvent: 90 * DAY,
  /** The way back from a changed e-mail. */
  emailUndo: TIMES.emailUndo,
  temporaryPassword: TIMES.temporaryPassword,
  /** A code to confirm an address, after it has expired. */
  mailCode: DAY,
  /** A confirmed school mail, unless it is confirmed again (D151). */
  schoolMail: 365 * DAY,
  /** A mail that was not sent, after the time it was due. */
  unsentDelivery: DAY,
  /** A mail that was given up, without its address and text. */
  failedDelivery: 7 * DAY,
  /** A device that gets pushes, after the last start of the app on it. */
  pushDevice: TIMES.pushDevice,
  /** A mail written to a file without a mail server. */
  writtenMail: 7 * DAY,
  /** Viewers of a post, so that none is counted twice. */
  view: TIMES.viewCountedOnce,
  /** The idempotency key of a creating request. */
  requestKey: DAY,
  /** After the operator has closed it. */
  closedReport: 365 * DAY,
  /** Maximum for the e-mail address of a suspended member who has withdrawn, as a hash (D134). */
  barredEmail: 365 * DAY,
  /** After its end. */
  announcement: 365 * DAY,
  /** A request for consent of a published archive, with the evaluations of its member (D92b). */
  consentQuestion: TIMES.lateConsent,
  /** The text of an applicant, after the application has ended. */
  applicationText: 90 * DAY,
  /** A notice. */
  notice: 90 * DAY,
  /** A stored file that no row references. */
  orphanFile: DAY,
  /** A picture or PDF drawn on the server. */
  drawnFile: DAY,
} as const;
