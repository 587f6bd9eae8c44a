export { ANNOUNCEMENT_KIND_LABELS, type AnnouncementKind } from './codes';
export type { Announcement, AnnouncementPage, ShownAnnouncement } from './dto';
export { DISMISSED_COOKIE, DISMISSED_SECONDS, readDismissed, withDismissed } from './dismissed';
export { ANNOUNCEMENT_MESSAGES, ANNOUNCEMENT_TEXTS } from './messages';
export { announcementListRules, announcementRules, type AnnouncementPayload } from './rules';
