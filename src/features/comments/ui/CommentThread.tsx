import { memo, useState } from 'react';
import { COMMENT_MESSAGES } from '@contract/comment';
import { HIDDEN_MESSAGES } from '@contract/hidden';
import { commentKey } from '@/shared/api';
import { useDraftAtOpening } from '@/shared/drafts';
import { replyDraft } from '../model/commentDrafts';
import { useCommentScope } from '../model/commentScope';
import { anchorOf, type PostComment, type PostThread } from '../model/postComment';
import { CommentItem } from './CommentItem';
import { ReplyBox } from './ReplyBox';
import * as S from './CommentThread.styles';

interface CommentThreadProps {
  thread: PostThread;
}

/** A comment and its replies, one level deep, with one box for a reply to any of them. */
export const CommentThread = memo(function CommentThread({ thread }: CommentThreadProps) {
  const { parentComment, childComments } = thread;
  const { answered, toggle, close } = useAnswered([parentComment, ...childComments]);

  return (
    <S.Thread>
      <Comment comment={parentComment} answeredId={answered?.id} onAnswer={toggle} />
      {(childComments.length > 0 || answered) && (
        <S.Replies aria-label="답글">
          {childComments.map((comment) => (
            <S.Reply key={commentKey(comment)}>
              <Comment comment={comment} answeredId={answered?.id} onAnswer={toggle} isReply />
            </S.Reply>
          ))}
          {answered && (
            <S.Reply>
              <ReplyBox key={answered.id} answered={answered} onClose={close} />
            </S.Reply>
          )}
        </S.Replies>
      )}
    </S.Thread>
  );
});

/** The comment of a thread that is being replied to. A box with a draft is initially open. */
function useAnswered(comments: readonly PostComment[]) {
  const { post } = useCommentScope();
  const waiting = useDraftAtOpening(() => comments.map(({ id }) => replyDraft(post, id)));
  const [answeredId, setAnsweredId] = useState(waiting?.commentId);
  // A stable callback, so that memoised comments do not re-render.
  const [toggle] = useState(() => (id: number) => setAnsweredId((current) => (current === id ? undefined : id)));

  return {
    answered: comments.find(({ id, deleted, hidden }) => id === answeredId && !deleted && !hidden),
    toggle,
    close() {
      setAnsweredId(undefined);
      if (answeredId !== undefined) focusOpener(answeredId);
    },
  };
}

/** The focused box is unmounted: the focus returns to the button that opened it, unless it was moved. */
function focusOpener(answeredId: number) {
  const opener = document.querySelector<HTMLElement>(`#${anchorOf(answeredId)} button[aria-expanded]`);
  const isInBox = document.activeElement?.closest('[data-reply-box]');
  if (isInBox || document.activeElement === document.body) opener?.focus();
}

/** The replacement of a comment that the reader may not see; its writer sees a hidden one completely. */
function absenceOf({ deleted, blocked, hidden, writer }: PostComment): string | undefined {
  if (deleted) return COMMENT_MESSAGES.tombstone;
  if (blocked) return HIDDEN_MESSAGES.blockedComment;
  return hidden && writer === null ? HIDDEN_MESSAGES.comment : undefined;
}

interface CommentProps {
  comment: PostComment;
  answeredId: number | undefined;
  onAnswer: (id: number) => void;
  isReply?: boolean;
}

function Comment({ comment, answeredId, ...rest }: CommentProps) {
  const absence = absenceOf(comment);
  if (absence) return <S.Tombstone>{absence}</S.Tombstone>;
  return <CommentItem comment={comment} isAnswered={comment.id === answeredId} {...rest} />;
}
