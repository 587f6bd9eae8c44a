import { COMMENT_MESSAGES } from '@contract/comment';
import { HIDDEN_MESSAGES } from '@contract/hidden';
import { commentDraft } from '../model/commentDrafts';
import { useCommentScope } from '../model/commentScope';
import { NEW_COMMENT_ID } from '../model/postComment';
import { CommentBox } from './CommentBox';
import * as S from './CommentSection.styles';

/** The box above the threads, for a comment on the post itself; below a hidden post the reason why there is none. */
export function NewComment() {
  const { post, writes, isPostHidden } = useCommentScope();

  if (isPostHidden) return <S.Locked>{HIDDEN_MESSAGES.locked}</S.Locked>;
  return (
    <CommentBox
      id={NEW_COMMENT_ID}
      draft={commentDraft(post)}
      label="댓글을 입력해 주세요"
      failure={COMMENT_MESSAGES.postFailed}
      submitLabel="등록"
      onSend={(content, key) => writes.write({ content, key })}
    />
  );
}
