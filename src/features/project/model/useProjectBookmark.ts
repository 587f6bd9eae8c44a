import { PROJECT_MESSAGES, type ProjectItem } from '@contract/project';
import { isNotFound, useLazyCheckPostQuery, useSetBookmark } from '@/shared/api';
import { logFailure } from '@/shared/lib/logFailure';
import { toast } from '@/shared/toast';
import { useMembersOnly } from '@/shared/session';

/** Toggles the bookmark of a post; a failure is logged and rolled back (PDET-10 to 14). */
export function useProjectBookmark({ id, isBookmark }: Pick<ProjectItem, 'id' | 'isBookmark'>) {
  const { setBookmark, isPending } = useSetBookmark({ kind: 'project', id });
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
    // One request at a time, so that none overtakes another.
    if (!isPending()) asMember(() => void toggle());
  };
}
