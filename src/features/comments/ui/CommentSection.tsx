import { useId, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { COMMENT_MESSAGES } from '@contract/comment';
import { type PostRef } from '@contract/post';
import { countComments } from '@/entities/comment';
import { scrollIntoPlace } from '@/shared/lib/scrollIntoPlace';
import { commentKey } from '@/shared/api';
import { formatCount } from '@/shared/lib/formatCount';
import { EmptyState } from '@/shared/ui/EmptyState';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import { useAppLocation } from '@/shared/routes';
import { type CommentMenu, CommentScopeProvider, useNewCommentScope } from '../model/commentScope';
import { NEW_COMMENT_ID, type PostThread } from '../model/postComment';
import { useProgressiveList } from '../model/useProgressiveList';
import { CommentThread } from './CommentThread';
import { NewComment } from './NewComment';
import * as S from './CommentSection.styles';

const COMMENT_OR_BOX = /^#(comment-(?:\d+|box))$/;

interface CommentSectionProps {
  post: PostRef;
  /** The id of the post's writer, whose comments are marked. */
  writerId: number | null;
  comments: readonly PostThread[];
  /** The post is hidden. */
  isHidden: boolean;
  /** For operators, who take no part (D193). */
  isReadOnly?: boolean;
  /** The post was deleted while its page is open. */
  isDeleted: boolean;
  /** The menu of another member's comment; one function for all of them. */
  menu: CommentMenu;
}

/** The comments of a post, and the box for a new one. */
export function CommentSection({ post, writerId, comments, isReadOnly = false, ...props }: CommentSectionProps) {
  const { isHidden, isDeleted, menu } = props;
  const headingId = useId();
  const [announcement, announce] = useState('');
  const scope = useNewCommentScope({
    post,
    postWriterId: writerId,
    isPostHidden: isHidden,
    isReadOnly,
    isPostGone: isDeleted,
    menu,
    announce,
  });
  const shown = useProgressiveList(comments);
  useLinkedComment();

  return (
    <CommentScopeProvider value={scope}>
      <S.Section aria-labelledby={headingId}>
        <S.Heading id={headingId} tabIndex={-1}>
          댓글 <S.Count>{formatCount(countComments(comments))}</S.Count>
        </S.Heading>
        <VisuallyHidden role="status">{announcement}</VisuallyHidden>
        {!isReadOnly && <NewComment />}
        {comments.length === 0 ? (
          <EmptyState illustration="no-comment" title={COMMENT_MESSAGES.none} />
        ) : (
          <S.Threads aria-labelledby={headingId}>
            {shown.map((thread) => (
              <CommentThread key={commentKey(thread.parentComment)} thread={thread} />
            ))}
          </S.Threads>
        )}
      </S.Section>
    </CommentScopeProvider>
  );
}

/**
 * Scrolls to the comment, or the box for a new one, of the URL as soon as it is on the page, once. The box was the target of
 * a login alone: its hash is removed, or the back button would lead to it instead of the position that was left.
 */
function useLinkedComment() {
  const { pathname, search, hash, state, key } = useAppLocation();
  const navigate = useNavigate();
  const reached = useRef<string | null>(null);

  useEffect(() => {
    const anchor = COMMENT_OR_BOX.exec(hash)?.[1];
    if (!anchor || reached.current === key) return;
    const comment = document.getElementById(anchor);
    if (!comment) return;
    reached.current = key;
    scrollIntoPlace(comment, 'center');
    comment.focus({ preventScroll: true });
    if (anchor === NEW_COMMENT_ID) void navigate({ pathname, search }, { replace: true, state });
  });
}
