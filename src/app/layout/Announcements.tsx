import { useEffect, useState } from 'react';
import { ANNOUNCEMENT_TEXTS, type ShownAnnouncement } from '@contract/announcement';
import { AnnouncementBar } from '@/entities/announcement';
import { onTabFocus, useGetAnnouncementsQuery } from '@/shared/api';
import { dismiss, dismissedIds } from './dismissedAnnouncements';
import { MAIN_ID } from './mainId';

const POLLING_MS = 5 * 60_000;
const NONE: readonly ShownAnnouncement[] = [];

/**
 * The first announcement that this browser has not closed. It is preloaded with the page and refetched on tab focus and
 * every five minutes. The empty region stays mounted, so that screen readers announce later content.
 */
export function Announcements() {
  const { data = NONE } = useGetAnnouncementsQuery(undefined, {
    pollingInterval: POLLING_MS,
    refetchOnFocus: true,
    refetchOnReconnect: true,
  });
  const [dismissed, setDismissed] = useState(dismissedIds);
  const [shown, next] = data.filter(({ id }) => !dismissed.includes(id));

  // Another tab may have closed it.
  useEffect(() => onTabFocus(() => setDismissed(dismissedIds())), []);

  function close(id: number) {
    dismiss(id);
    setDismissed(dismissedIds());
    // The button disappears with the last announcement; with several it stays.
    if (!next) document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  }

  return (
    <div role="status">
      {shown && (
        <aside aria-label={ANNOUNCEMENT_TEXTS.label}>
          <AnnouncementBar announcement={shown} onClose={() => close(shown.id)} />
        </aside>
      )}
    </div>
  );
}
