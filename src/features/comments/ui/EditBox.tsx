import { COMMENT_MESSAGES } from '@contract/comment';
import { editDraft } from '../model/commentDrafts';
import { useCommentScope } from '../model/commentScope';
import { type PostComment } from '../model/postComment';
import { type BoxResult } from '../model/useCommentWrites';
import { CommentBox } from './CommentBox';

interface EditBoxProps {
  comment: PostComment;
  onSave: (content: string) => Promise<BoxResult>;
  onCancel: () => void;
}

/** The box that replaces a comment while its writer edits it. */
export function EditBox({ comment, onSave, onCancel }: EditBoxProps) {
  const { post } = useCommentScope();

  return (
    <CommentBox
      draft={editDraft(post, comment.id)}
      commentId={comment.id}
      label="수정할 댓글"
      original={comment.content}
      failure={COMMENT_MESSAGES.editFailed}
      submitLabel="저장"
      onSend={onSave}
      onCancel={onCancel}
    />
  );
}
