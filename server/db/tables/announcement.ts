import { type AnnouncementKind } from '@contract/announcement';
import { type Generated, type GeneratedAlways } from 'kysely';

/** A line above the header of every page, for a time (D136). */
export interface AnnouncementTable {
  id: GeneratedAlways<number>;
  kind: AnnouncementKind;
  text: string;
  link: Generated<string>;
  starts_at: Date;
  /** The first instant without it. */
  ends_at: Date;
}
