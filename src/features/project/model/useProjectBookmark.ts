import { PROJECT_MESSAGES, type ProjectItem } from '@contract/project';
import { isNotFound, useLazyCheckPostQuery, useProjectBookmarkWrites } from '@/shared/api';
import { logFailure } from '@/shared/lib/logFailure';
import { toast } from '@/shared/toast';
import { useMembersOnly } from '@/shared/session';

/** Sets or takes back the bookmark of a post; a failure is only noted, the mark then shows what is true (PDET-10 to 14). */
export function useProjectBookmark({ id, isBookmark }: Pick<ProjectItem, 'id' | 'isBookmark'>) {
  const { setBookmark, isWriting } = useProjectBookmarkWrites(id);
  const [checkPost] = useLazyCheckPostQuery();
  const asMember = useMembersOnly();

  async function toggle() {
    try {
      await setBookmark(!isBookmark);
      toast(isBookmark ? PROJECT_MESSAGES.unbookmarked : PROJECT_MESSAGES.bookmarked);
    } catch (error) {
      logFailure('A bookmark could not be changed.', error);
      if (isNotFound(error)) void checkPost({ kind: 'project', id });
    }
  }

  return () => {
    // One write at a time: none overtakes another on its way.
    if (!isWriting()) asMember(() => void toggle());
  };
}
