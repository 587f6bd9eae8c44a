import { type AnnouncementKind } from '@contract/announcement';
import { type Generated, type GeneratedAlways } from 'kysely';

/** A text above the header of every page, for a limited time (D136). */
export interface AnnouncementTable {
  id: GeneratedAlways<number>;
  kind: AnnouncementKind;
  text: string;
  link: Generated<string>;
  starts_at: Date;
  /** Exclusive. */
  ends_at: Date;
}
