import { COMMENT_MESSAGES } from '@contract/comment';
import { MESSAGES } from '@contract/messages';
import { confirm, toast } from '@/shared/toast';
import { useCommentScope } from './commentScope';
import { anchorOf } from './postComment';

/** Removes a comment after a confirmation. A failure is only logged: the rollback shows the comment again. */
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
    const next = readNext(commentId);
    if (!(await writes.remove(commentId))) return;
    toast(COMMENT_MESSAGES.deleted);
    // The focus was lost with the comment, unless the member has moved it.
    if (document.activeElement === document.body) next?.focus();
  };
}

/** Focus target after a removal: the next comment, else the previous one, else the heading. */
function readNext(commentId: number): HTMLElement | null {
  const comment = document.getElementById(anchorOf(commentId));
  const section = comment?.closest('section');
  const comments = [...(section?.querySelectorAll('article') ?? [])];
  const index = comments.findIndex(({ id }) => id === anchorOf(commentId));
  return comments[index + 1] ?? comments[index - 1] ?? section?.querySelector('h2') ?? null;
}
