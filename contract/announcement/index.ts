export { ANNOUNCEMENT_KIND_LABELS, ANNOUNCEMENT_KINDS, type AnnouncementKind } from './codes';
export type { Announcement, AnnouncementPage, ShownAnnouncement } from './dto';
export { ANNOUNCEMENT_MESSAGES } from './messages';
export { announcementListRules, announcementRules, type AnnouncementPayload } from './rules';
