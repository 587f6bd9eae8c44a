import { ARCHIVE_MESSAGES, type ArchiveItem } from '@contract/archive';
import { useBookmarkToggle } from '@/shared/api';

/** Toggles the bookmark of an archive (ADET-9). */
export function useArchiveBookmark({ id, bookmarked }: Pick<ArchiveItem, 'id' | 'bookmarked'>) {
  return useBookmarkToggle({ post: { kind: 'archive', id }, isSet: bookmarked, success: ARCHIVE_MESSAGES.bookmarked });
}
