import { ARCHIVE_MESSAGES, type ArchiveItem } from '@contract/archive';
import { errorMessage, errorStatus, isNotFound, isOffline, useLazyCheckPostQuery, useSetBookmark } from '@/shared/api';
import { logFailure } from '@/shared/lib/logFailure';
import { toast } from '@/shared/toast';
import { useMembersOnly } from '@/shared/session';

/** Toggles the bookmark of an archive; a failure is logged and rolled back (ADET-9). */
export function useArchiveBookmark({ id, bookmarked }: Pick<ArchiveItem, 'id' | 'bookmarked'>) {
  const { setBookmark, isPending } = useSetBookmark({ kind: 'archive', id });
  const [checkPost] = useLazyCheckPostQuery();
  const asMember = useMembersOnly();

  async function toggle() {
    try {
      await setBookmark(!bookmarked);
      toast(ARCHIVE_MESSAGES.bookmarked);
    } catch (error) {
      logFailure('A bookmark could not be changed.', error);
      if (isNotFound(error)) void checkPost({ kind: 'archive', id });
      // Not yet published (D50): only the server can explain that.
      if (errorStatus(error) === 409 || isOffline(error)) toast(errorMessage(error), { tone: 'error' });
    }
  }

  return () => {
    // One request at a time: two would toggle the bookmark twice.
    if (!isPending()) asMember(() => void toggle());
  };
}
