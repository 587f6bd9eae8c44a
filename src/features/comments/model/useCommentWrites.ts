import { useCallback, useMemo } from 'react';
import { useSelector } from 'react-redux';
import { COMMENT_MESSAGES } from '@contract/comment';
import { type PostRef } from '@contract/post';
import {
  errorMessage,
  isAuthError,
  isNotFound,
  isOffline,
  isShown,
  mayBeDone,
  useCreateCommentMutation,
  useLazyCheckPostQuery,
  useRemoveCommentMutation,
  useUpdateCommentMutation,
} from '@/shared/api';
import { toast } from '@/shared/toast';
import { selectMemberId, selectNickname } from '@/shared/session';

/**
 * `gone`: the post exists, but not the comment edited, removed or replied to. `unknown`: no response; the server may have
 * executed the request. `offline`: the same, and this device has no connection.
 */
export type WriteResult = 'done' | 'refused' | 'gone' | 'unknown' | 'offline';

/** The result for a box; `replaced`: another box of the same text was opened meanwhile, and the draft belongs to it. */
export type BoxResult = WriteResult | 'replaced';

interface NewText {
  content: string;
  /** The idempotency key (F16). */
  key: string;
}

/** The writes on comments of one post. */
export interface CommentWrites {
  /** `parentId` is the comment replied to, a reply included: the new one joins that thread. */
  write: (text: NewText, parentId?: number) => Promise<WriteResult>;
  edit: (commentId: number, content: string) => Promise<WriteResult>;
  remove: (commentId: number) => Promise<WriteResult>;
}

/**
 * The writes of one post; the same object while post and member stay the same.
 * @param announce receives what screen readers announce: the success of a text, and an empty text before each
 */
export function useCommentWrites({ kind, id }: PostRef, announce: (text: string) => void): CommentWrites {
  const settle = useSettledWrite({ kind, id });
  const writer = useSelector(selectNickname) ?? '';
  const writerId = useSelector(selectMemberId);
  const [create] = useCreateCommentMutation();
  const [update] = useUpdateCommentMutation();
  const [remove] = useRemoveCommentMutation();

  return useMemo(() => {
    const post = { kind, id };
    const own = { writer, writerId: writerId ?? undefined };
    const announced = async (write: () => Promise<WriteResult>, success: string) => {
      announce('');
      const result = await write();
      if (result === 'done') announce(success);
      return result;
    };
    return {
      write: (text, parentId) =>
        announced(
          () => settle(create({ post, ...text, ...own, parentId }), parentId),
          parentId === undefined ? COMMENT_MESSAGES.posted : COMMENT_MESSAGES.replied,
        ),
      edit: (commentId, content) =>
        announced(() => settle(update({ post, commentId, content, ...own }), commentId), COMMENT_MESSAGES.edited),
      remove: (commentId) => settle(remove({ post, commentId }), commentId, COMMENT_MESSAGES.deleteFailed),
    };
  }, [kind, id, settle, writer, writerId, create, update, remove, announce]);
}

/**
 * `commentId` is the comment that must exist; undefined for a comment on the post. `failure` is the message of a write
 * without a box that shows one.
 */
type Settle = (
  write: Promise<{ error?: unknown }>,
  commentId: number | undefined,
  failure?: string,
) => Promise<WriteResult>;

/** The toast about a failed write; undefined when a box shows the failure. */
function messageOf(error: unknown, failure?: string): string | undefined {
  if (isNotFound(error) || isAuthError(error)) return undefined;
  return isShown(error) || (failure && isOffline(error)) ? errorMessage(error) : failure;
}

/** Waits for a write and handles its failure. After a 404 the post itself is checked, which decides what its boxes show. */
function useSettledWrite({ kind, id }: PostRef): Settle {
  const [checkPost] = useLazyCheckPostQuery();

  return useCallback(
    async (write, commentId, failure) => {
      const { error } = await write;
      if (!error) return 'done';
      const message = messageOf(error, failure);
      if (message) toast(message, { tone: 'error' });
      const isPostThere = isNotFound(error) && (await checkPost({ kind, id })).isSuccess;
      if (isPostThere && commentId !== undefined) return 'gone';
      if (isOffline(error)) return 'offline';
      return mayBePosted(error) ? 'unknown' : 'refused';
    },
    [kind, id, checkPost],
  );
}

/**
 * Without a response, or with a 5xx, the write may have been executed. After the end of a session the draft stays as it
 * is: a logout may have deleted it.
 */
const mayBePosted = (error: unknown) => mayBeDone(error) || isAuthError(error);
