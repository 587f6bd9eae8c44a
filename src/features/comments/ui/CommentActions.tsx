import { type Ref } from 'react';
import { CommentIcon, Icon } from '@/shared/ui/Icon';
import { useCommentScope } from '../model/commentScope';
import { useCommentRemoval } from '../model/useCommentRemoval';
import * as S from './CommentActions.styles';

interface CommentActionsProps {
  commentId: number;
  /** The comment's name, which tells its buttons from those of others. */
  name: string;
  isOwn: boolean;
  /** Hidden from others: nobody can reply to it. */
  isHidden: boolean;
  isAnswered: boolean;
  onAnswer: (id: number) => void;
  onEdit: () => void;
  editRef: Ref<HTMLButtonElement>;
}

/** The actions of a comment; its writer has more. */
export function CommentActions(props: CommentActionsProps) {
  const { commentId, name, isOwn, isHidden, isAnswered, onAnswer, onEdit, editRef } = props;
  const { isPostHidden, isReadOnly } = useCommentScope();
  const remove = useCommentRemoval(commentId);
  const answer = isAnswered ? '답글 취소' : '답글 달기';

  if (isReadOnly) return null;
  return (
    <S.Actions>
      {!isPostHidden && !isHidden && (
        <S.Action
          type="button"
          aria-label={`${name}에 ${answer}`}
          aria-expanded={isAnswered}
          onClick={() => onAnswer(commentId)}
        >
          <Icon of={CommentIcon} size={16} />
          {answer}
        </S.Action>
      )}
      {isOwn && (
        <>
          <S.Action type="button" ref={editRef} aria-label={`${name} 수정`} onClick={onEdit}>
            수정
          </S.Action>
          <S.Action type="button" aria-label={`${name} 삭제`} onClick={() => void remove()}>
            삭제
          </S.Action>
        </>
      )}
    </S.Actions>
  );
}
