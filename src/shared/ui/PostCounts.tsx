import { formatCount } from '@/shared/lib/formatCount';
import { BookmarkIcon, CommentIcon, EyeIcon, Icon, type LucideIcon } from './Icon';
import { VisuallyHidden } from './VisuallyHidden';
import * as S from './PostCounts.styles';

interface PostCountsProps {
  comments: number;
  bookmarks: number;
  views: number;
  className?: string;
}

/** Comments, bookmarks and views of a post of either kind. */
export function PostCounts({ comments, bookmarks, views, className }: PostCountsProps) {
  return (
    <S.Counts className={className}>
      <Count icon={CommentIcon} label="댓글" count={comments} />
      <Count icon={BookmarkIcon} label="북마크" count={bookmarks} />
      <Count icon={EyeIcon} label="조회" count={views} />
    </S.Counts>
  );
}

interface CountProps {
  icon: LucideIcon;
  label: string;
  count: number;
}

function Count({ icon, label, count }: CountProps) {
  return (
    <span>
      <Icon of={icon} size={15} strokeWidth={2} />
      <VisuallyHidden>{label} </VisuallyHidden>
      {formatCount(count)}
    </span>
  );
}
