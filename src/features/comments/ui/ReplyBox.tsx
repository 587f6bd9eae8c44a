import { useState } from 'react';
import { COMMENT_MESSAGES } from '@contract/comment';
import { memberName } from '@/entities/member';
import { useIsMounted } from '@/shared/lib/useIsMounted';
import { replyDraft } from '../model/commentDrafts';
import { useCommentScope } from '../model/commentScope';
import { type PostComment } from '../model/postComment';
import { CommentBox } from './CommentBox';

interface ReplyBoxProps {
  answered: PostComment;
  onClose: () => void;
}

/** The reply box, addressed to the writer of the parent. Hidden while its reply is being sent. */
export function ReplyBox({ answered, onClose }: ReplyBoxProps) {
  const { post, writes } = useCommentScope();
  const [isSending, setSending] = useState(false);
  const isMounted = useIsMounted();

  async function send(content: string, key: string) {
    setSending(true);
    const result = await writes.write({ content, key }, answered.id);
    setSending(false);
    // Otherwise the box was closed meanwhile, and another one of the thread may be open.
    if (result === 'done' && isMounted()) onClose();
    return result;
  }

  return (
    <div hidden={isSending} data-reply-box>
      <CommentBox
        draft={replyDraft(post, answered.id)}
        commentId={answered.id}
        label={`${memberName(answered.writer)} 님에게 답글 쓰기`}
        placeholder="답글을 입력해 주세요"
        failure={COMMENT_MESSAGES.postFailed}
        submitLabel="등록"
        onSend={send}
        onCancel={onClose}
      />
    </div>
  );
}
