import { NOTIFICATION_TEXTS as TEXT, PUSH_TEXTS, type NotificationSettings } from '@contract/notifications';

const REASONS = { CONFIRMED: undefined, UNCONFIRMED: TEXT.unconfirmed, BOUNCED: TEXT.bounced } as const;

/** Why no mail reaches the member; undefined while mails do. */
export const mailReason = (settings: NotificationSettings | undefined): string | undefined =>
  settings && REASONS[settings.email];

/** What a push needs first; undefined with a device. */
export const pushReason = (settings: NotificationSettings | undefined): string | undefined =>
  settings?.devices.length === 0 ? PUSH_TEXTS.turnOn : undefined;
