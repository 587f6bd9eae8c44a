import { type ArchiveDetail, type ArchiveItem } from '@contract/archive';
import { BookmarkButton } from '@/shared/ui/BookmarkButton';
import { useArchiveBookmark } from '../model/useArchiveBookmark';

/** The bookmark on the page of an archive, with its count. */
export function ArchiveBookmark({ archive }: { archive: ArchiveDetail }) {
  const toggle = useArchiveBookmark(archive);
  return <BookmarkButton isBookmark={archive.bookmarked} count={archive.bookmarkCount} onToggle={toggle} />;
}

/** The bookmark on the picture of a card, which shows the count itself. */
export function CardBookmark({ archive }: { archive: ArchiveItem }) {
  const toggle = useArchiveBookmark(archive);
  return <BookmarkButton of={archive.title} isBookmark={archive.bookmarked} onToggle={toggle} />;
}
