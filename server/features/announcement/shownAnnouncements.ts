import { type ShownAnnouncement } from '@contract/announcement';
import { type FeatureDeps } from '../../lib/featureDeps';
import { createAnnouncementRepository } from './announcement.repository';
import { createAnnouncementService } from './announcement.service';

/** Reads the current announcements, for the pages that the server sends. */
export function shownAnnouncements({ db, cached, now }: Pick<FeatureDeps, 'db' | 'cached' | 'now'>) {
  const { shown } = createAnnouncementService({ announcements: createAnnouncementRepository(db), cached, now });
  return (): Promise<ShownAnnouncement[]> => shown();
}
