import { PROJECT_MESSAGES, type ProjectItem } from '@contract/project';
import { useBookmarkToggle } from '@/shared/api';

/** Toggles the bookmark of a post (PDET-10 to 14). */
export function useProjectBookmark({ id, isBookmark }: Pick<ProjectItem, 'id' | 'isBookmark'>) {
  const success = isBookmark ? PROJECT_MESSAGES.unbookmarked : PROJECT_MESSAGES.bookmarked;
  return useBookmarkToggle({ post: { kind: 'project', id }, isSet: isBookmark, success });
}
