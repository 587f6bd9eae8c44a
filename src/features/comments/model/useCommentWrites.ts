import { useCallback, useMemo } from 'react';
import { useSelector } from 'react-redux';
import { type PostRef } from '@contract/post';
import {
  errorMessage,
  errorStatus,
  isAuthError,
  isNotFound,
  useCreateArchiveCommentMutation,
  useCreateProjectCommentMutation,
  useLazyCheckPostQuery,
  useRemoveArchiveCommentMutation,
  useRemoveProjectCommentMutation,
  useUpdateArchiveCommentMutation,
  useUpdateProjectCommentMutation,
} from '@/shared/api';
import { logFailure } from '@/shared/lib/logFailure';
import { toast } from '@/shared/toast';
import { selectNickname } from '@/shared/session';

/** `unknown`: no response; the server may have executed the request. */
export type WriteResult = 'done' | 'refused' | 'unknown';

interface NewText {
  content: string;
  /** The idempotency key (F16). */
  key: string;
}

/** What a member does with the comments of one post. */
export interface CommentWrites {
  /** `answered` is the comment replied to, a reply included: it joins that thread. */
  write: (text: NewText, answered?: number) => Promise<WriteResult>;
  edit: (commentId: number, content: string) => Promise<WriteResult>;
  remove: (commentId: number) => Promise<boolean>;
}

/** The writes of one post; the same object as long as it is the same post and the same member. */
export function useCommentWrites({ kind, id }: PostRef): CommentWrites {
  const settle = useSettledWrite({ kind, id });
  const project = useProjectComments(id, settle);
  const archive = useArchiveComments(id, settle);
  return kind === 'project' ? project : archive;
}

function useProjectComments(id: number, settle: Settle): CommentWrites {
  const [create] = useCreateProjectCommentMutation();
  const [update] = useUpdateProjectCommentMutation();
  const [remove] = useRemoveProjectCommentMutation();

  return useMemo(
    () => ({
      write: (text, parentCommentId) => settle(create({ id, ...text, parentCommentId })),
      edit: (commentId, content) => settle(update({ id, commentId, content })),
      remove: async (commentId) => (await settle(remove({ id, commentId }))) === 'done',
    }),
    [id, settle, create, update, remove],
  );
}

/** Requests of archives carry the writer (spec §7). */
function useArchiveComments(id: number, settle: Settle): CommentWrites {
  const writer = useSelector(selectNickname) ?? '';
  const [create] = useCreateArchiveCommentMutation();
  const [update] = useUpdateArchiveCommentMutation();
  const [remove] = useRemoveArchiveCommentMutation();

  return useMemo(
    () => ({
      write: (text, parentId) => settle(create({ id, ...text, writer, parentId })),
      edit: (commentId, content) => settle(update({ id, commentId, content, writer })),
      remove: async (commentId) => (await settle(remove({ id, commentId }))) === 'done',
    }),
    [id, settle, writer, create, update, remove],
  );
}

type Settle = (write: Promise<{ error?: unknown }>) => Promise<WriteResult>;

/** Waits for a write and handles its failure. After a 404 the post itself is checked, which decides what its boxes show. */
function useSettledWrite({ kind, id }: PostRef): Settle {
  const [checkPost] = useLazyCheckPostQuery();

  return useCallback(
    async (write) => {
      const { error } = await write;
      if (!error) return 'done';
      logFailure('A comment could not be changed.', error);
      // Not yet published, or posted before: only the server can explain that.
      if (errorStatus(error) === 409) toast(errorMessage(error), { tone: 'error' });
      if (isNotFound(error)) await checkPost({ kind, id });
      return mayBeDone(error) ? 'unknown' : 'refused';
    },
    [kind, id, checkPost],
  );
}

/**
 * Without an answer, or with one of a failing server, nothing is known about the write. A session that has ended leaves
 * the draft as it is: a logout may have dropped it by now.
 */
function mayBeDone(error: unknown): boolean {
  const status = errorStatus(error);
  return typeof status !== 'number' || (status >= 500 && status < 600) || isAuthError(error);
}
