import { COMMENT_MESSAGES } from '@contract/comment';
import { commentDraft } from '../model/commentDrafts';
import { useCommentScope } from '../model/commentScope';
import { CommentBox } from './CommentBox';

/** The id of the box, wherever on the page it stands. */
const COMMENT_BOX_ID = 'comment-box';

/** The box above the threads, for a comment on the post itself. */
export function NewComment() {
  const { post, writes } = useCommentScope();

  return (
    <CommentBox
      id={COMMENT_BOX_ID}
      draft={commentDraft(post)}
      label="댓글을 입력해 주세요"
      failure={COMMENT_MESSAGES.postFailed}
      submitLabel="등록"
      onSend={(content, key) => writes.write({ content, key })}
    />
  );
}
