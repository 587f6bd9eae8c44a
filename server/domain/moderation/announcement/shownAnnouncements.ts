import { type ShownAnnouncement } from '@contract/announcement';
import { type FeatureDeps } from '../../../lib/featureDeps';
import { createAnnouncementRepository } from './announcement.repository';
import { createAnnouncementService } from './announcement.service';

/** Reads the current announcements, for the pages that the server sends. */
export function shownAnnouncements({ db, cached, shiftedNow }: Pick<FeatureDeps, 'db' | 'cached' | 'shiftedNow'>) {
  const announcements = createAnnouncementRepository(db);
  const { shown } = createAnnouncementService({ announcements, cached, now: shiftedNow });
  return (): Promise<ShownAnnouncement[]> => shown();
}
