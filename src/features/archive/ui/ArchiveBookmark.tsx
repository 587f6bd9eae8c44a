import { type ArchiveDetail, type ArchiveItem } from '@contract/archive';
import { BookmarkButton } from '@/shared/ui/BookmarkButton';
import { useArchiveBookmark } from '../model/useArchiveBookmark';

/** On the page of an archive: the bookmark with its count. */
export function ArchiveBookmark({ archive }: { archive: ArchiveDetail }) {
  const toggle = useArchiveBookmark(archive);
  return <BookmarkButton isBookmark={archive.bookmarked} count={archive.bookmarkCount} onToggle={toggle} />;
}

/** On the picture of a card, which shows the count itself. */
export function CardBookmark({ archive }: { archive: ArchiveItem }) {
  const toggle = useArchiveBookmark(archive);
  return <BookmarkButton of={archive.title} isBookmark={archive.bookmarked} onToggle={toggle} />;
}
