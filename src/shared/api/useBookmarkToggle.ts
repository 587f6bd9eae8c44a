import { type PostRef } from '@contract/post';
import { useMembersOnly } from '@/shared/session';
import { toast } from '@/shared/toast';
import { useSetBookmark } from './endpoints/bookmark';
import { useLazyCheckPostQuery } from './endpoints/postCheck';
import { errorMessage, errorStatus, isNotFound, isOffline } from './errorMessage';

interface ShownBookmark {
  post: PostRef;
  isSet: boolean;
  /** The toast after a success. */
  success: string;
}

/**
 * Toggles the bookmark of a post. A failure is logged and rolled back (ADET-9, PDET-10 to 14); a missing connection is
 * shown as well (MEND-109).
 */
export function useBookmarkToggle({ post, isSet, success }: ShownBookmark) {
  const { setBookmark, isPending } = useSetBookmark(post);
  const [checkPost] = useLazyCheckPostQuery();
  const asMember = useMembersOnly();

  async function toggle() {
    try {
      await setBookmark(!isSet);
      toast(success);
    } catch (error) {
      if (isNotFound(error)) void checkPost(post);
      // Not yet published (D50): only the server can explain that.
      if (errorStatus(error) === 409 || isOffline(error)) toast(errorMessage(error), { tone: 'error' });
    }
  }

  return () => {
    // One request at a time: two would toggle the bookmark twice, or overtake each other.
    if (!isPending()) asMember(() => void toggle());
  };
}
