import { COMMENT_MESSAGES } from '@contract/comment';
import { MESSAGES } from '@contract/messages';
import { confirm, toast } from '@/shared/toast';
import { useCommentScope } from './commentScope';
import { findNextComment } from './findNextComment';
import { anchorOf } from './postComment';

/** Removes a comment after a confirmation. After a failure, which a toast reports, the rollback shows it again. */
export function useCommentRemoval(commentId: number) {
  const { writes } = useCommentScope();

  return async () => {
    const isSure = await confirm({
      title: COMMENT_MESSAGES.deletionAsked,
      body: MESSAGES.deletionIsFinal,
      confirmLabel: '삭제',
      danger: true,
    });
    if (!isSure) return;
    const next = findNextComment(commentId);
    const result = await writes.remove(commentId);
    if (result === 'done') toast(COMMENT_MESSAGES.deleted);
    const isRemoved = result === 'done' || result === 'gone';
    // The rollback mounts another element of the comment.
    requestAnimationFrame(() => restoreFocus(isRemoved ? next : document.getElementById(anchorOf(commentId))));
  };
}

/** The focus was lost with the comment, unless the member has moved it. */
function restoreFocus(target: HTMLElement | null) {
  if (document.activeElement === document.body) target?.focus();
}
