import { COMMENT_MESSAGES } from '@contract/comment';
import { MESSAGES } from '@contract/messages';
import { ask, say } from '@/shared/notice';
import { useCommentScope } from './commentScope';

/** Removes a comment once confirmed (PCOM-14). A failure is only noted: the comment is back on the page (spec §8). */
export function useCommentRemoval(commentId: number) {
  const { writes } = useCommentScope();

  return async () => {
    const isSure = await ask({
      title: COMMENT_MESSAGES.deletionAsked,
      body: MESSAGES.deletionIsFinal,
      confirmLabel: '삭제',
      danger: true,
    });
    if (isSure && (await writes.remove(commentId))) say(COMMENT_MESSAGES.deleted);
  };
}
