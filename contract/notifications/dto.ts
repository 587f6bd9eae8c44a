import { type MailGroup, type MailList } from './groups';

/** A switch for each group of notices, of mails or of pushes. */
export type MailSwitches = Record<MailGroup, boolean>;

/** Response of GET and PATCH /api/users/me/notifications. */
export interface NotificationSettings {
  /** Whether mails of notices reach the member. */
  email: 'UNCONFIRMED' | 'CONFIRMED' | 'BOUNCED';
  mail: MailSwitches;
  /** Whether the weekly digest is on (D177). */
  digest: boolean;
  /** The day in Seoul on which the member agreed to advertising; null without an agreement. */
  agreedDate: string | null;
  push: MailSwitches;
  /** Where pushes arrive, the newest first. */
  devices: PushDevice[];
  /** The key for which browsers make their subscriptions, as base64url. */
  vapidKey: string;
}

/** A browser that gets pushes; response of POST and PUT of `/api/users/me/push-devices`. */
export interface PushDevice {
  id: number;
  /** The system and the browser. */
  label: string;
  /** ISO instant. */
  createdDateTime: string;
  /** ISO instant of the last start of the app on it. */
  lastDateTime: string;
}

/** Response of GET and PUT /api/unsubscribe. */
export interface Unsubscription {
  /** The lists that the mail came from. */
  named: MailList[];
  lists: Record<MailList, boolean>;
}
