export { type MailSwitches, type NotificationSettings, type PushDevice, type Unsubscription } from './dto';
export {
  DEFAULT_MAIL_GROUPS,
  DEFAULT_PUSH_GROUPS,
  isAdvertising,
  isMailGroup,
  isMailList,
  MAIL_GROUP_LABELS,
  MAIL_GROUPS,
  MAIL_LIST_LABELS,
  MAIL_LISTS,
  type MailGroup,
  type MailList,
} from './groups';
export {
  notificationRules,
  pushDeviceRules,
  resubscriptionRules,
  unsubscriptionRules,
  type NotificationPayload,
  type PushDevicePayload,
  type ResubscriptionPayload,
} from './rules';
export { PUSH_TEXTS } from './pushTexts';
export {
  DIGEST_MAIL,
  DIGEST_TEXTS,
  FOUND_MAIL,
  FOUND_PUSH,
  type AdvertisingFoot,
  type DigestTeam,
  type DigestWaiting,
  type FoundPosts,
  type MailedPost,
} from './advertising';
export { BUNDLE_MAIL, NOTIFICATION_TEXTS, type BundleLine } from './texts';
