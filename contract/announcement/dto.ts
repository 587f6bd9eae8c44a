import { type PageInfo } from '../envelope';
import { type AnnouncementKind } from './codes';

/** The announcement above the header, for everybody (D136). */
export interface ShownAnnouncement {
  id: number;
  kind: AnnouncementKind;
  text: string;
  /** Empty without one. */
  link: string;
}

export interface Announcement extends ShownAnnouncement {
  /** ISO instants; `until` is exclusive. */
  from: string;
  until: string;
}

export interface AnnouncementPage extends PageInfo {
  announcements: Announcement[];
}
