import { ARCHIVE_MESSAGES, type ArchiveItem } from '@contract/archive';
import { errorMessage, errorStatus, isNotFound, useArchiveBookmarkWrites, useLazyCheckPostQuery } from '@/shared/api';
import { logFailure } from '@/shared/lib/logFailure';
import { toast } from '@/shared/toast';
import { useMembersOnly } from '@/shared/session';

/** Sets or takes back the bookmark of an archive; a failure is noted, the mark then shows what is true (ADET-9). */
export function useArchiveBookmark({ id, bookmarked }: Pick<ArchiveItem, 'id' | 'bookmarked'>) {
  const { toggleBookmark, isWriting } = useArchiveBookmarkWrites(id);
  const [checkPost] = useLazyCheckPostQuery();
  const asMember = useMembersOnly();

  async function toggle() {
    try {
      await toggleBookmark(!bookmarked);
      toast(ARCHIVE_MESSAGES.bookmarked);
    } catch (error) {
      logFailure('A bookmark could not be changed.', error);
      if (isNotFound(error)) void checkPost({ kind: 'archive', id });
      // Not yet published (D50): only the server can explain that.
      if (errorStatus(error) === 409) toast(errorMessage(error), { tone: 'error' });
    }
  }

  return () => {
    // One write at a time: two would take each other back.
    if (!isWriting()) asMember(() => void toggle());
  };
}
