import type { MouseEvent } from 'react';
import { formatCount } from '@/shared/lib/formatCount';
import { BookmarkIcon, Icon } from './Icon';
import { VisuallyHidden } from './VisuallyHidden';
import * as S from './BookmarkButton.styles';

interface BookmarkButtonProps {
  /** The name of the bookmarked item, for screen readers, in lists. */
  of?: string;
  isBookmark: boolean;
  /**
   * The number of bookmarks. With it the button has the height of the primary button beside it, without it the size of
   * an icon.
   */
  count?: number;
  onToggle: () => void;
}

/** The bookmark of a post: on or off. */
export function BookmarkButton({ of: post, isBookmark, count, onToggle }: BookmarkButtonProps) {
  function press({ detail: clicks }: MouseEvent) {
    // The second click of a double click must not toggle it back.
    if (clicks < 2) onToggle();
  }

  if (count === undefined) {
    const label = post === undefined ? '북마크' : `${post} 북마크`;
    return <S.Corner label={label} title="북마크" icon={BookmarkIcon} aria-pressed={isBookmark} onClick={press} />;
  }
  return (
    <S.Counted type="button" title="북마크" aria-pressed={isBookmark} onClick={press}>
      <Icon of={BookmarkIcon} size={22} />
      <VisuallyHidden>북마크 </VisuallyHidden>
      {formatCount(count)}
    </S.Counted>
  );
}
