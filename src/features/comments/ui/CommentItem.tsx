import { memo } from 'react';
import { MemberAvatar, memberName } from '@/entities/member';
import { isPendingComment } from '@/shared/api';
import { anchorOf, type PostComment } from '../model/postComment';
import { useEditing } from '../model/useEditing';
import { useScrollIntoView } from '../model/useScrollIntoView';
import { CommentActions } from './CommentActions';
import { CommentHead } from './CommentHead';
import { CommentText } from './CommentText';
import { EditBox } from './EditBox';
import * as S from './CommentItem.styles';

interface CommentItemProps {
  comment: PostComment;
  isReply?: boolean;
  /** The box for a reply to it is open. */
  isAnswered: boolean;
  onAnswer: (id: number) => void;
}

const LOOKS = { comment: { word: '댓글', facePx: 40 }, reply: { word: '답글', facePx: 32 } };

/** One comment or reply, to read or to edit. */
export const CommentItem = memo(function CommentItem({ comment, isReply = false, ...answering }: CommentItemProps) {
  const { id, writer, profileImage, content } = comment;
  const { word, facePx } = isReply ? LOOKS.reply : LOOKS.comment;
  const name = `${memberName(writer)} 님의 ${word}`;
  const { isOwn, mode, opener, boxKey, open, close, save } = useEditing(comment);
  const isPending = isPendingComment(comment);
  const isEditing = mode === 'editing';
  // A new comment may be far below the box.
  const item = useScrollIntoView<HTMLElement>(isPending);

  return (
    <S.Item
      ref={item}
      id={anchorOf(id)}
      tabIndex={-1}
      aria-label={name}
      aria-busy={isPending || mode === 'saving' ? true : undefined}
      data-reply={isReply || undefined}
    >
      <MemberAvatar nickname={writer} photo={profileImage} size={facePx} />
      <CommentHead comment={comment} isOwn={isOwn} />
      {!isEditing && <CommentText label={name}>{content}</CommentText>}
      {comment.hidden && <S.Hidden reason={comment.hiddenReason} />}
      {mode !== 'reading' && (
        <S.Editing hidden={!isEditing}>
          <EditBox key={boxKey} comment={comment} onSave={save} onCancel={close} />
        </S.Editing>
      )}
      {!isPending && !isEditing && (
        <CommentActions
          commentId={id}
          name={name}
          isOwn={isOwn}
          isHidden={comment.hidden === true}
          editRef={opener}
          onEdit={open}
          {...answering}
        />
      )}
    </S.Item>
  );
});
